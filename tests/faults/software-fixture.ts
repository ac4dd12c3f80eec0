import type { License } from '#shared/software/license.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { productNameClaims, productStore } from '#functions/software/product-store.ts';
import { ASSIGN_SOFTWARE_KIND, undoOfSoftware, type AssignSoftwareInput } from '#functions/software/software-runs.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { writeCounter } from '#infra/local/seed/batch-writer.ts';
import { actorOf } from '#tests/personas.ts';

const DAY = '2026-11-01';

/** Starts a run that assigns each of these people a licence, all of one new product. */
export const startSoftwareAssign = async (product_id: number, employee_ids: readonly number[]): Promise<string> => {
  const product = {
    id: product_id,
    version: 1,
    name: `Product ${product_id}`,
    url: 'https://product.example',
    seats: null,
    seat_cost: null,
    cost_period: null,
    renewal_date: null,
    deleted: 0 as const,
    date_enabled: DAY,
    date_deactivated: null,
    created_at: `${DAY}T09:00:00.000Z`,
    excel_import_id: null,
    insert_method: 'manual',
  };
  await transact([productStore.create(product), ...productNameClaims(undefined, product)]);
  await writeCounter(productStore.type, product_id);
  const input: AssignSoftwareInput = { product_id, employee_ids, start_date: DAY };
  const run = await startRun({
    kind: ASSIGN_SOFTWARE_KIND,
    title: 'Assign',
    input,
    permission: 'software:read',
    actor: actorOf('admin'),
    undo: undoOfSoftware,
  });
  await transact(run.writes);
  return run.runId;
};

/** The stored licences of a product. */
export const licensesOf = async (productId: number): Promise<License[]> => {
  const found: License[] = [];
  for await (const item of scanTable(recordsTable())) {
    const data = item['data'] as License | undefined;
    if (String(item['pk']).startsWith('software_license#') && data?.product_id === productId) found.push(data);
  }
  return found;
};
