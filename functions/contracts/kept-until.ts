import type { Contract } from '#shared/contracts/contract.ts';
import { keptUntil, keptYearsOf } from '#shared/contracts/retention.rules.ts';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { readRetention } from '#functions/platform/contracts/retention-settings.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';

/** The day until which a signed contract is kept at least; null for one that is not signed. */
export const keptUntilOf = async ({
  state,
  type,
  signed_at: at,
  employee_id: id,
}: Contract): Promise<string | null> => {
  if (state !== 'signed' || at === null) return null;
  const ends = employeeCollection.rows.get(id)?.active_until ?? null;
  const contract = { type, ends, signed: belgianDay(new Date(at)), today: today() };
  return toDmy(keptUntil(contract, keptYearsOf((await readRetention()).contracts)));
};
