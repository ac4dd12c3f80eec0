import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { personItems, personOfItem } from '#functions/platform/people-list/people-items.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { ADD_KIND, type AddInput } from './contract-runs.ts';
import { contractStore } from './contract-store.ts';
import { prepareRecordValues, type ReadValues } from './record-facts.ts';
import { newTextContract, planNewContract, templateOrigin, type ContractOrigin } from './new-contract.ts';

type Ready = AddInput & {
  readonly origin: ContractOrigin;
  readonly read: ReadValues;
  readonly idOf: ReadonlyMap<number, number>;
};

/** Makes a draft for each person; an item that is tried again writes the same draft once. */
export const addContractsRun = itemKind<AddInput, number, Ready>({
  kind: ADD_KIND,
  permission: 'contracts:write',
  paceMs: 0,
  groupMax: 5,
  inFlight: 4,
  failure: (message) => `unable to make a contract: ${message}`,
  expand: ({ employee_ids: ids }, { actor }) => personItems(ids, actor),
  prepare: async (input, ids, { actor }) => {
    const [origin, first, read] = await Promise.all([
      templateOrigin(actor, input.template_id),
      contractStore.reserveIds(Math.max(1, ids.length)),
      prepareRecordValues(ids),
      employeeCollection.refresh(),
    ]);
    return { ...input, origin, read, idOf: new Map(ids.map((id, at) => [id, first + at])) };
  },
  apply: async (employeeId, { origin, read, idOf, contract_name: name, values }, { actor, runId }) => {
    personOfItem(employeeId, employeeCollection.rows, actor);
    const custom = values[String(employeeId)] ?? {};
    const id = idOf.get(employeeId)!;
    const order = { actor, id, employee_id: employeeId, name, about: [], custom, run: runId };
    const value = await newTextContract(order, origin, read);
    return {
      writes: planNewContract(actor, value, origin.name),
      ref: { object: 'contract', id },
      undo: { before: null, version: 1 },
    };
  },
  finish: async (_, { done, failed }) => ({ object: 'contract', added: done, failed }),
});
