import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addSuggestions } from '#shared/contract/home/add-suggestions.ts';
import { listSuggestions } from '#shared/contract/home/list-suggestions.ts';
import type { CustomFieldObject } from '#shared/custom-fields/custom-field.ts';
import { suggestionRights, type SuggestionKind } from '#shared/home/suggestions.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { query, useCall } from '../api/query.ts';
import { useCan } from '../ui/actor.tsx';
import { notifySuccess } from '../ui/notify.ts';
import classes from './suggestions.module.css';

type Props = {
  kind: SuggestionKind;
  /** The kind of record whose fields are suggested. */
  object?: CustomFieldObject;
  /** Folds the suggestions away behind their title, where the page has records of its own. */
  isFolded?: boolean;
};

/** What most companies begin with, each at a click; what is there already is left out, and so is a part without any. */
export const Suggestions = ({ kind, object, isFolded = false }: Props) => {
  const { t } = useTranslation('home');
  const isAllowed = useCan()(suggestionRights[kind]);
  const { data } = useQuery({ ...query(listSuggestions, { params: { kind } }), enabled: isAllowed });
  const call = useCall(addSuggestions);
  const left = (data?.suggestions ?? []).filter(
    (one) => one.added === 0 && (object === undefined || one.object === object),
  );
  if (left.length === 0) return null;
  const add = (keys: string[]): void =>
    call.mutate(
      { params: { kind }, body: { keys } },
      {
        onSuccess: ({ added }) => notifySuccess(t('suggest.added', { count: added })),
        onError: notifyThrown,
      },
    );
  return (
    <details className={classes.box} open={!isFolded}>
      <summary>{t(kind === 'custom_field' ? 'suggest.fields' : 'suggest.title')}</summary>
      <p>{t('suggest.text')}</p>
      <div className={classes.all}>
        {left.map(({ key, name }) => (
          <Button
            key={key}
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.75} />}
            aria-label={t('suggest.add', { name })}
            disabled={call.isPending}
            onClick={() => add([key])}
          >
            {name}
          </Button>
        ))}
        {left.length > 1 && (
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={call.isPending}
            onClick={() => add(left.map(({ key }) => key))}
          >
            {t('suggest.all', { count: left.length })}
          </Button>
        )}
      </div>
    </details>
  );
};
