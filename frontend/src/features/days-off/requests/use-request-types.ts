import { useQuery } from '@tanstack/react-query';
import type { DayOffTypeOut } from '#shared/contract/days-off/day-off-type.ts';
import { listTypes } from '#shared/contract/days-off/list-types.ts';
import type { DayOffKind } from '#shared/days-off/names.ts';
import { query } from '../../../api/query.ts';

const none: readonly DayOffTypeOut[] = [];

/** The active types of a kind, and the one that a record has already even if it is no longer active. */
export const useRequestTypes = (kind: Exclude<DayOffKind, 'training'>, chosen?: number | null) => {
  const answer = useQuery(query(listTypes, {}));
  const types = (answer.data?.data ?? none).filter(
    (type) => type.kind === kind && (type.active === 1 || type.id === chosen),
  );
  return { types, options: types.map(({ id, name }) => ({ value: String(id), label: name })) };
};
