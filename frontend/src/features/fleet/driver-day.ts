import { issue } from '#shared/errors/issue.ts';
import { addDays, fromDmy, isoOf, toDmy } from '#shared/values/dates.ts';
import { firstDayAfter } from '#shared/values/last-days.ts';

/** Who drives a vehicle after a change; id 0 is nobody, -1 is still to be chosen. */
export type NextDriver = { readonly id: number; readonly name: string };

/** A driver whom another page proposes, by its address, with the first day of theirs. */
export type ProposedDriver = { readonly id: number; readonly from: string };

export const proposedDriver = (params: URLSearchParams): ProposedDriver | undefined => {
  const id = Number(params.get('next'));
  return Number.isInteger(id) && id > 0 ? { id, from: params.get('from') ?? '' } : undefined;
};

/** The first day of the change: nobody follows the day after the last day that was typed. */
export const firstDayOf = ({ id }: Pick<NextDriver, 'id'>, typed: string): string =>
  id === 0 ? firstDayAfter(typed.trim()) : typed.trim();

/** The day to start from, for a change from today on. */
export const dayFrom = ({ id }: Pick<NextDriver, 'id'>, today: string): string =>
  id === 0 ? toDmy(addDays(fromDmy(today), -1)) : today;

/** Why a typed day cannot be sent; undefined when it can. */
export const dayProblem = (typed: string): string | undefined =>
  isoOf(typed) === undefined
    ? issue('change_date', typed.trim() === '' ? 'required' : 'invalid_date').message
    : undefined;
