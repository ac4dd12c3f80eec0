import type { Contract } from '#shared/contracts/contract.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { personItems, personOfItem } from '#functions/platform/people-list/people-items.ts';
import { itemKind, type ItemOutcome, type RunContext, type RunKind } from '#functions/platform/runs/run-kind.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { ADD_KIND, type AddInput } from './contract-runs.ts';
import { contractStore } from './contract-store.ts';
import { prepareRecordValues, type ReadValues } from './record-facts.ts';
import { newTextContract, planNewContract, templateOrigin, type ContractOrigin } from './new-contract.ts';

type Ready = AddInput & {
  readonly origin: ContractOrigin;
  readonly read: ReadValues;
  readonly idOf: ReadonlyMap<number, number>;
};

type Made<Input> = {
  readonly kind: string;
  readonly permission: Permission;
  readonly failure: (message: string) => string;
  /** The writes that store the contract of one person, which is not stored yet. */
  readonly plan: (
    value: Contract,
    order: { readonly input: Input; readonly templateName: string },
    context: RunContext,
  ) => ItemOutcome | Promise<ItemOutcome>;
};

/** A run that makes a contract for each person; an item that is tried again makes the same one once. */
export const contractForEach = <Input extends AddInput>({ plan, ...kind }: Made<Input>): RunKind =>
  itemKind<Input, number, Input & Ready>({
    ...kind,
    paceMs: 0,
    groupMax: 5,
    inFlight: 4,
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
    apply: async (employeeId, input, context) => {
      const { actor, runId: run } = context;
      const { origin, read, idOf, contract_name: name, values } = input;
      personOfItem(employeeId, employeeCollection.rows, actor);
      const custom = values[String(employeeId)] ?? {};
      const order = { actor, id: idOf.get(employeeId)!, employee_id: employeeId, name, about: [], custom, run };
      return plan(await newTextContract(order, origin, read), { input, templateName: origin.name }, context);
    },
    finish: async (_, { done, failed }) => ({ object: 'contract', added: done, failed }),
  });

/** Makes a draft for each person. */
export const addContractsRun = contractForEach<AddInput>({
  kind: ADD_KIND,
  permission: 'contracts:write',
  failure: (message) => `unable to make a contract: ${message}`,
  plan: (value, { templateName }, { actor }) => ({
    writes: planNewContract(actor, value, templateName),
    ref: { object: 'contract', id: value.id },
    undo: { before: null, version: 1 },
  }),
});
