import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/activity/events.ts';
import { listSegments } from '#shared/contract/segments/list-segments.ts';
import { isLight } from '#shared/permissions/rules.ts';
import { query } from '../api/query.ts';
import { useActor } from '../ui/actor.tsx';
import type { SegmentChoice } from './list-toolbar.tsx';

/**
 * What the segment select of a list offers. With light access segment lists are not fetched (spec A §6, spec B §6), so
 * the two that `always` exist, named `segment.{id}` in the area's texts, stand without counts; `nothingYet`, both empty,
 * is unknown then.
 */
export const useRecordSegments = (
  object: ObjectType,
  texts: string,
  always: readonly string[],
): { choices: SegmentChoice[]; nothingYet: boolean | undefined } => {
  const { t } = useTranslation(texts);
  const light = isLight(useActor());
  const segments = useQuery({ ...query(listSegments, { query: { object_type: object } }), enabled: !light });
  if (!segments.data)
    return { choices: always.map((key) => ({ value: key, label: t(`segment.${key}`) })), nothingYet: undefined };
  const { data } = segments.data;
  return {
    choices: data.map(({ id, label, name, count, filter }) => ({
      value: id,
      label: label === null ? (name ?? '') : t(label),
      count,
      filter,
    })),
    nothingYet: always.every((key) => data.find(({ id }) => id === key)?.count === 0),
  };
};
