import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { CustomValues } from '#shared/records/recorded.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { personItems, personOfItem } from '#functions/platform/people-list/people-items.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { planAssetChange } from './asset-changes.ts';
import { ASSIGN_KIND, type AssignInput } from './asset-runs.ts';
import { assetStore } from './asset-store.ts';
import { findAssetType } from './asset-types.ts';

/** Bulk assign delay (spec A §9). */
const PACE_MS = 600;

type Ready = AssignInput & {
  typeName: string;
  people: RowIndex<EmployeeRow>;
  /** What the asset of a person becomes: one block for the people of a chunk. */
  ids: ReadonlyMap<number, number>;
  numbers: ReadonlyMap<number, CustomValues | null>;
};

/** Gives each person an asset of one type, person by person (spec A §4, bulk flows). */
export const assignAssetsRun = itemKind<AssignInput, number, Ready>({
  kind: ASSIGN_KIND,
  permission: 'assets:write',
  paceMs: PACE_MS,
  groupMax: 20,
  inFlight: 3,
  // Spec A §8.
  failure: (message) => `Could not create asset: ${message}`,
  expand: ({ employee_ids }, { actor }) => personItems(employee_ids, actor),
  prepare: async (input, employeeIds) => {
    const [type, people, first, numberOf] = await Promise.all([
      findAssetType(input.assetTypeId),
      employeeCollection.refresh(),
      assetStore.reserveIds(Math.max(1, employeeIds.length)),
      autoNumbers('asset', employeeIds.length),
    ]);
    return {
      ...input,
      typeName: type.name,
      people,
      ids: new Map(employeeIds.map((id, at) => [id, first + at])),
      numbers: new Map(employeeIds.map((id, at) => [id, numberOf(at)])),
    };
  },
  apply: (employeeId, { assetTypeId, price, start_date, typeName, people, ids, numbers }, { actor }) => {
    const person = personOfItem(employeeId, people, actor);
    const id = ids.get(employeeId)!;
    const { writes } = planAssetChange({
      actor,
      id,
      before: undefined,
      body: { assetTypeId, price, owner_employee_id: employeeId },
      dates: { start_date_new_owner: start_date, end_date_old_owner: null },
      oldNames: { type: '', owner: null },
      newNames: { type: typeName, owner: person.name },
      at: now(),
      numbers: numbers.get(employeeId) ?? null,
    });
    return { writes, ref: { object: 'asset', id }, undo: { before: null, version: 1 } };
  },
  finish: async (_, { created, failed }) => ({ object: 'asset', created, changed: 0, failed }),
});
