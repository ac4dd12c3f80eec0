import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getEmployeeBalances } from '#shared/contract/days-off/get-employee-balances.ts';
import type { BalanceCorrection } from '#shared/days-off/person-days.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { DaysOff } from './days-off.ts';
import { readPersonDays, savePersonDays } from './person-days-store.ts';
import { storedType } from './type-store.ts';

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

/** Plans corrections of the balances of a person; each is told in their feed. */
export const planCorrections = async (
  actor: Actor,
  employeeId: number,
  corrections: readonly Corrected[],
  importId: string | null = null,
): Promise<Write[]> => {
  const before = await readPersonDays(employeeId);
  const types = await Promise.all(corrections.map(({ type_id: id }) => storedType(id)));
  corrections.forEach(({ minutes }, at) =>
    assertNoIssues([
      ...(minutes === 0 ? [issue('minutes', 'not_zero')] : []),
      ...(types[at]?.has_balance === 1 ? [] : [issue('type_id', 'no_balance')]),
    ]),
  );
  const at = now().toISOString();
  const added = corrections.map((one) => ({ ...one, at, by: actor.name, import_id: importId }));
  return [
    savePersonDays(before, { ...before, corrections: [...before.corrections, ...added] }),
    ...corrections.map(({ year, minutes, reason }, index) =>
      recordEvent(actor, 'employee', employeeId, 'leave_accrual_correction_added', {
        name: types[index]?.name ?? '',
        year,
        minutes,
        reason,
        date: toDmy(today()),
        ...(importId !== null && { via_excel: true }),
      }),
    ),
  ];
};
