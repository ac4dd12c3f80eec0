import type { BalanceOut } from '#shared/contract/days-off/balance.ts';
import type { BalanceAfterOut } from '#shared/contract/days-off/request.ts';
import type { DayOffBalance } from '#shared/days-off/balance.rules.ts';
import type { EntryRequest } from '#shared/days-off/entries.ts';
import type { SpanDay } from '#shared/days-off/request-days.ts';
import { minutesByYear } from '#shared/days-off/request.rules.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import type { DaysOff } from './days-off.ts';
import { typeCollection } from './type-store.ts';

export const presentBalance = (daysOff: DaysOff, employeeId: number, balance: DayOffBalance): BalanceOut => {
  const type = daysOff.typeOf(balance.type_id);
  const { carried_open: _, ...shown } = balance;
  return {
    ...shown,
    type_name: type?.name ?? '',
    colour: type?.colour ?? 'grey',
    unit: type?.unit ?? 'days',
    day_minutes: daysOff.dayMinutes(employeeId),
    carried_until: toDmyOrNull(balance.carried_until),
  };
};

/** The types with a balance by name; inactive ones only where something is left to tell. */
export const typesWithBalance = () =>
  [...typeCollection.rows.all()]
    .filter(({ has_balance: has, kind }) => has === 1 && kind === 'leave')
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);

const isEmpty = ({ right, carried_over, corrections, taken, planned, asked }: DayOffBalance): boolean =>
  right === 0 && carried_over === 0 && corrections === 0 && taken === 0 && planned === 0 && asked === 0;

/** The balances of a person in a year, by name of type. */
export const balancesOf = (daysOff: DaysOff, person: EmployeeRow, year: number): BalanceOut[] =>
  typesWithBalance().flatMap((type) => {
    const balance = daysOff.balanceOf(person, type.id, year);
    return type.active === 0 && isEmpty(balance) ? [] : [presentBalance(daysOff, person.id, balance)];
  });

/**
 * The balances of a type after days of a person: of the year of the first day, and of each later year in which the days
 * take minutes. None for a type without balance. `others` are the requests of the person without the one of these days.
 */
export const balancesAfter = (
  daysOff: DaysOff,
  person: EmployeeRow,
  typeId: number,
  days: readonly Pick<SpanDay, 'date' | 'minutes'>[],
  others: readonly EntryRequest[],
): { balance: BalanceAfterOut | null; balances: BalanceAfterOut[] } => {
  const [first] = days;
  if (first === undefined || daysOff.typeOf(typeId)?.has_balance !== 1) return { balance: null, balances: [] };
  const taken = minutesByYear([{ ...first, minutes: 0 }, ...days]);
  const balances = [...taken].flatMap(([year, minutes], at) => {
    if (at > 0 && minutes === 0) return [];
    const balance = presentBalance(daysOff, person.id, daysOff.balanceOf(person, typeId, year, others));
    return [{ ...balance, left_after: daysOff.leftAfter(person, typeId, year, days, others) }];
  });
  return { balance: balances[0] ?? null, balances };
};
