import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getEmployeeBalances } from '#shared/contract/days-off/get-employee-balances.ts';
import type { BalanceCorrection, PersonDays } from '#shared/days-off/person-days.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { DaysOff } from './days-off.ts';
import { readPersonDays, savePersonDays } from './person-days-store.ts';
import { storedType, typeIsThere } from './type-store.ts';

/** The corrections of a person in a year, latest first. */
export const correctionsOf = (
  daysOff: DaysOff,
  employeeId: number,
  year: number,
): EndpointResponse<typeof getEmployeeBalances>['corrections'] =>
  daysOff
    .keptOf(employeeId)
    .corrections.filter((one) => one.year === year)
    .toReversed()
    .map(({ type_id, minutes, reason, by, at }) => ({
      type_id,
      type_name: daysOff.typeOf(type_id)?.name ?? '',
      minutes,
      reason,
      by,
      at,
    }));

type Corrected = Pick<BalanceCorrection, 'type_id' | 'year' | 'minutes' | 'reason'>;

/** The writes of corrections of the balances of a person, whose types have names; each has a line in their feed. */
export const correctionWrites = (
  actor: Actor,
  before: PersonDays,
  corrections: readonly (Corrected & { readonly name: string })[],
  importId: string | null = null,
) => {
  const at = now().toISOString();
  const added = corrections.map(({ type_id, year, minutes, reason }): BalanceCorrection => ({
    type_id,
    year,
    minutes,
    reason,
    at,
    by: actor.name,
    import_id: importId,
  }));
  const after: PersonDays = { ...before, corrections: [...before.corrections, ...added] };
  const events = corrections.map(({ name, year, minutes, reason }) =>
    recordEvent(actor, {
      object: 'employee',
      id: before.id,
      type: 'leave_accrual_correction_added',
      payload: {
        name,
        year,
        minutes,
        reason,
        date: toDmy(today()),
        ...(importId !== null && { via_excel: true }),
      },
    }),
  );
  const types = [...new Set(added.map(({ type_id }) => type_id))].map(typeIsThere);
  return { after, added, writes: [savePersonDays(before, after), ...types, ...events] };
};

/** Plans corrections of the balances of a person. */
export const planCorrections = async (
  actor: Actor,
  employeeId: number,
  corrections: readonly Corrected[],
): Promise<Write[]> => {
  const before = await readPersonDays(employeeId);
  const types = await Promise.all(corrections.map(({ type_id: id }) => storedType(id)));
  corrections.forEach(({ minutes }, at) =>
    assertNoIssues([
      ...(minutes === 0 ? [issue('minutes', 'not_zero')] : []),
      ...(types[at]?.has_balance === 1 ? [] : [issue('type_id', 'no_balance')]),
    ]),
  );
  const named = corrections.map((one, at) => ({ ...one, name: types[at]?.name ?? '' }));
  return correctionWrites(actor, before, named).writes;
};
