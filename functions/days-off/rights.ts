import { thisYear } from '#functions/platform/runtime/clock.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listRights } from '#shared/contract/days-off/list-rights.ts';
import { nextChange, rightIn, type DayOffRight } from '#shared/days-off/day-off-right.ts';
import { typeCollection } from './type-store.ts';

type RightOut = EndpointResponse<typeof listRights>['data'][number];

/** A right that nobody has set: nothing, in the year itself, and it lapses. */
export const noRight = (typeId: number): DayOffRight => ({
  type_id: typeId,
  basis: 'same_year',
  days: 0,
  seniority: [],
  carries_until: null,
  carries_max: null,
});

/** MM-DD as dd/mm. */
const dayAndMonth = (monthDay: string): string => `${monthDay.slice(3)}/${monthDay.slice(0, 2)}`;

/** What a full-time year gives of each type with a balance, by name. */
export const presentRights = async (rights: readonly DayOffRight[]): Promise<RightOut[]> => {
  const types = await typeCollection.refresh();
  return [...types.all()]
    .filter(({ has_balance: has, kind, active }) => has === 1 && kind === 'leave' && active === 1)
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
    .map(({ id, name }) => {
      const right = rightIn(rights, id, thisYear()) ?? noRight(id);
      return {
        ...right,
        from_year: right.from_year ?? null,
        changes_in: nextChange(rights, id, thisYear()),
        seniority: [...right.seniority],
        type_name: name,
        carries_until: right.carries_until === null ? null : dayAndMonth(right.carries_until),
      };
    });
};
