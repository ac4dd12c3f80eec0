import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { emptyVehicle } from '#shared/fleet/vehicle.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { entityKey, uniqueKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';

const UNLISTED = 999_999;

/**
 * Gives a chassis number to a vehicle in use that no list knows: only its claim is in the way. The answer takes both
 * away again.
 */
export const blockChassis = async (chassis: string): Promise<() => Promise<void>> => {
  const vehicle = {
    ...emptyVehicle,
    id: UNLISTED,
    version: 1,
    chassis_number: chassis,
    deleted: 0 as const,
    date_end: null,
    related_employee_link_source_app: null,
    synced_at: null,
    created_at: '2026-01-01T00:00:00.000Z',
    import_id: null,
    periods: [],
  };
  const { changed_at: _, ...unlisted } = vehicleStore.item(vehicle, 0);
  const claim = { ...uniqueKey('chassis', chassis), id: UNLISTED };
  for (const item of [unlisted, claim])
    await documentClient().send(new PutCommand({ TableName: recordsTable(), Item: item }));
  return async () => {
    for (const key of [entityKey('car', UNLISTED), uniqueKey('chassis', chassis)])
      await documentClient().send(new DeleteCommand({ TableName: recordsTable(), Key: key }));
  };
};
