import type { Contract } from '#shared/contracts/contract.ts';
import { keptUntil, keptYearsOf } from '#shared/contracts/retention.rules.ts';
import { belgianDay, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { readRetention } from '#functions/platform/contracts/retention-settings.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';

type Signed = Pick<Contract, 'state' | 'type' | 'signed_at' | 'employee_id'>;

/** The days until which the signed ones of some contracts are kept at least. */
export const daysKept = async (contracts: readonly Signed[]): Promise<IsoDate[]> => {
  const signed = contracts.filter(({ state }) => state === 'signed');
  if (signed.length === 0) return [];
  const years = keptYearsOf((await readRetention()).contracts);
  return signed.flatMap(({ type, signed_at: at, employee_id: id }) => {
    const ends = employeeCollection.rows.get(id)?.active_until ?? null;
    return at === null ? [] : [keptUntil({ type, ends, signed: belgianDay(new Date(at)), today: today() }, years)];
  });
};

/** The day until which a signed contract is kept at least; null for one that is not signed. */
export const keptUntilOf = async (contract: Signed): Promise<string | null> =>
  toDmyOrNull((await daysKept([contract]))[0] ?? null);
