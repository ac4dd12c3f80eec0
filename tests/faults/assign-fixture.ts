import { ASSIGN_KIND, type AssignInput } from '#functions/assets/asset-runs.ts';
import { employeeClaims } from '#functions/people/employee-claims.ts';
import { assetTypeStore, typeNameClaims } from '#functions/assets/asset-types.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { writeCounter } from '#infra/local/seed/batch-writer.ts';
import { anAssetType } from '#tests/builders/asset.ts';
import { emptyPerson } from '#tests/harness/empty-person.ts';
import { actorOf } from '#tests/personas.ts';

const FIRST_PERSON = 1_001;

const TOGETHER = 40;

/**
 * Adds this many people besides the personas, and returns their ids. They are saved as the product saves, so that a
 * worker which has read the people before learns of them.
 */
export const writePeople = async (count: number): Promise<number[]> => {
  const people = Array.from({ length: count }, (_, at) => ({
    ...emptyPerson,
    id: FIRST_PERSON + at,
    first_name: 'Person',
    last_name: String(at),
    email: `person${at}@x.example`,
  }));
  for (let at = 0; at < people.length; at += TOGETHER)
    await transact(
      people
        .slice(at, at + TOGETHER)
        .flatMap((person) => [employeeStore.create(person), ...employeeClaims.change(undefined, person)]),
    );
  await writeCounter(employeeStore.type, FIRST_PERSON + count);
  return people.map(({ id }) => id);
};

/** Starts a run that assigns each of these people an asset, all of one new type. */
export const startAssign = async (typeId: number, employeeIds: readonly number[]): Promise<string> => {
  const type = anAssetType({ id: typeId, name: `Type ${typeId}` });
  await transact([assetTypeStore.create(type), ...typeNameClaims(undefined, type)]);
  await writeCounter(assetTypeStore.type, typeId);
  const input: AssignInput = {
    assetTypeId: typeId,
    price: 99.5,
    employee_ids: employeeIds,
    start_date: '2026-11-01',
  };
  const run = await startRun({
    kind: ASSIGN_KIND,
    title: 'Assign',
    input,
    permission: 'fleet:read',
    actor: actorOf('admin'),
  });
  await transact(run.writes);
  return run.runId;
};

/** The stored assets of a type. */
export const assetsOfType = async (typeId: number): Promise<Asset[]> => {
  const found: Asset[] = [];
  for await (const item of scanTable(recordsTable())) {
    const data = item['data'] as Asset | undefined;
    if (String(item['pk']).startsWith('asset#') && data?.assetTypeId === typeId) found.push(data);
  }
  return found;
};
