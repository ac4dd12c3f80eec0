import type { Integration } from '#shared/integrations/integration.ts';
import { chassisKey } from '#shared/fleet/vehicle.rules.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { readCredentials } from '#functions/integrations/credentials.ts';
import { readIntegrations } from '#functions/integrations/integration-store.ts';
import { productOf } from '#functions/integrations/products.ts';
import { providerOf } from '#functions/integrations/providers.ts';
import { everyVehicle, vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { newSystemEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';

type Confirmed = { readonly chassis_number: string; readonly payroll_number: string | null };

/** The driver whom payroll has is the one whom the company has. */
const isSameDriver = ({ related_employee_id: driver }: VehicleRow, { payroll_number: number }: Confirmed): boolean =>
  number !== null && employeeCollection.rows.get(driver)?.employee_number === number;

/** Payroll has the vehicle from now on, and names its driver where both know the same one. */
const confirm = (row: VehicleRow, said: Confirmed, { name }: Integration): Promise<void> =>
  retryUnversioned(undefined, async () => {
    const before = await vehicleStore.get(row.id);
    if (!before) return;
    const synced_at = before.synced_at ?? new Date().toISOString();
    const source = isSameDriver(row, said) ? name : before.related_employee_link_source_app;
    if (synced_at === before.synced_at && source === before.related_employee_link_source_app) return;
    const isFirst = before.synced_at === null;
    const payload = { integration_name: name };
    await transact([
      vehicleStore.update(before, { ...before, synced_at, related_employee_link_source_app: source }),
      ...(isFirst ? [storeEvent(newSystemEvent({ object: 'car', id: row.id, type: 'car_confirmed', payload }))] : []),
    ]);
  });

const confirmOf = async (integration: Integration): Promise<void> => {
  const product = productOf(integration.product);
  const credentials = await readCredentials(integration.id);
  if (product?.kind !== 'http' || !credentials) return;
  const confirmed = await providerOf(product).vehicles(credentials);
  if (!confirmed.ok || confirmed.data.length === 0) return;
  const byChassis = new Map(confirmed.data.map((one) => [chassisKey(one.chassis_number), one]));
  const saidOf = ({ chassis_number: number }: VehicleRow) =>
    number === null ? undefined : byChassis.get(chassisKey(number));
  for (const row of (await everyVehicle()).where((each) => saidOf(each) !== undefined)) {
    const said = saidOf(row);
    if (said) await confirm(row, said, integration);
  }
};

/** Asks every office that takes vehicles which ones it has, once a day (docs/areas/integrations.md#vehicles). */
export const confirmVehicles = async (): Promise<void> => {
  await employeeCollection.refresh();
  for (const integration of await readIntegrations())
    if (integration.active === 1 && integration.features.includes('cars/import')) await confirmOf(integration);
};
