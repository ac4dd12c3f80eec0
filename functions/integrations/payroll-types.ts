import type { Integration, PayrollType } from '#shared/integrations/integration.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { updateIntegrationWrites, storedIntegration } from './integration-store.ts';
import { readFromOffice } from './office.ts';

type TypesOfOffice = { data: PayrollType[]; read_at: string | null; fresh: boolean };

const asKept = (
  { payroll_types: types, payroll_types_read_at: readAt }: Integration,
  fresh: boolean,
): TypesOfOffice => ({
  data: types,
  read_at: readAt,
  fresh,
});

const isSame = (one: readonly PayrollType[], other: readonly PayrollType[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Keeps what was read. The same codes as before change nothing, so that no form becomes outdated by them. */
const keep = (id: number, types: readonly PayrollType[]): Promise<Integration> =>
  retryLost(async () => {
    const before = await storedIntegration(id);
    const after = { ...before, payroll_types: [...types], payroll_types_read_at: now().toISOString() };
    if (before.payroll_types_read_at !== null && isSame(before.payroll_types, types)) return after;
    await transact(updateIntegrationWrites(before, after));
    return after;
  });

/**
 * The codes of days off at the office: those that are kept, or those that it has now where none are kept or they are
 * asked for anew. When it does not answer, the ones that were read last stay (docs/areas/integrations.md#mapping).
 */
export const typesOfOffice = async (integration: Integration, anew: boolean): Promise<TypesOfOffice> => {
  if (!anew && integration.payroll_types_read_at !== null) return asKept(integration, true);
  const read = await readFromOffice(integration, (office, credentials) => office.types(credentials));
  if (!read) return asKept(integration, true);
  return read.ok ? asKept(await keep(integration.id, read.data), true) : asKept(integration, false);
};
