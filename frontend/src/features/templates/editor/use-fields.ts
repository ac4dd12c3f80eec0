import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listHashtags } from '#shared/contract/templates/list-hashtags.ts';
import { freeFieldLabel, isFreeField, shortcodeOf } from '#shared/templates/shortcodes.ts';
import { query, readForGood } from '../../../api/query.ts';
import type { FieldChoice } from '../../../document-editor/field-choice.ts';

/** The most characters of the name of a free field. */
export const FREE_MAX = 60;

/** The name of a free field from what somebody typed; '' when nothing of it is left. */
export const freeName = (typed: string): string => {
  const name = typed
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, FREE_MAX);
  return name === '' ? '' : `free_${name}`;
};

/** The fields that a text may hold, and how the others that exist are called. */
export const useFields = (own: readonly string[]) => {
  const { t, i18n } = useTranslation('templates');
  const { data } = useQuery({ ...query(listHashtags, {}), ...readForGood });
  const free = own.filter(isFreeField).join(' ');
  const fields = useMemo<readonly FieldChoice[]>(
    () => [
      ...(data?.data ?? []).map(({ shortcode, label, group }) => ({
        name: shortcode,
        label: i18n.exists(`templates:shortcode.${shortcode}`) ? t(`shortcode.${shortcode}`) : label,
        group: t(`group.${group}`),
      })),
      ...(free === '' ? [] : free.split(' ')).map((name) => ({
        name,
        label: freeFieldLabel(name),
        group: t('group.free'),
      })),
    ],
    [data, free, t, i18n],
  );
  const otherLabels = useCallback(
    (name: string) => {
      if (isFreeField(name)) return freeFieldLabel(name);
      return shortcodeOf(name) ? t(`shortcode.${name}`) : undefined;
    },
    [t],
  );
  return { fields, otherLabels, isLoaded: data !== undefined };
};
