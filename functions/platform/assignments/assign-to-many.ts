import type { ObjectType } from '#shared/records/object-types.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { CustomValues } from '#shared/records/record-extras.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { personItems, personOfItem } from '#functions/platform/people-list/people-items.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import {
  itemKind,
  type ItemKind,
  type ItemOutcome,
  type RunContext,
  type RunKind,
} from '#functions/platform/runs/run-kind.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** What the new record of one person is made from. */
export type NewAssignment = {
  readonly employeeId: number;
  /** The id that the new record gets. */
  readonly id: number;
  readonly numbers: CustomValues | null;
  /** The person as of the last refresh; throws 422 for somebody who has left or is out of sight. */
  readonly person: () => EmployeeRow;
};

type Assignment<Input, Ready> = Pick<
  ItemKind<Input, number, Ready>,
  'kind' | 'paceMs' | 'groupMax' | 'failure' | 'finish'
> & {
  /** The kind of record that each person gets. */
  readonly object: ObjectType;
  readonly permission: Permission;
  /** Reserves `count` consecutive ids and returns the first of them. */
  readonly reserveIds: (count: number) => Promise<number>;
  /** Reads together what the people of a chunk need, besides the people themselves. */
  readonly prepare: (input: Input) => Promise<Ready>;
  /**
   * The writes of the person's new record, or the id of the record that they have already. Called again after a
   * conflict, so it reads what may have changed.
   */
  readonly assign: (
    target: NewAssignment,
    input: Input & Ready,
    context: RunContext,
  ) => Promise<AssignmentResult> | AssignmentResult;
};

type AssignmentResult = { readonly writes: Write[] } | { readonly existing: number };

type Prepared<Input, Ready> = {
  readonly input: Input & Ready;
  readonly ids: ReadonlyMap<number, number>;
  readonly numbers: ReadonlyMap<number, CustomValues | null>;
};

const IN_FLIGHT = 3;

/** A kind of run that gives each of many people a new record, person by person, and can be undone. */
export const assignToMany = <Input extends { readonly employee_ids: readonly number[] }, Ready extends object>({
  object,
  reserveIds,
  prepare,
  assign,
  ...kind
}: Assignment<Input, Ready>): RunKind =>
  itemKind<Input, number, Prepared<Input, Ready>>({
    ...kind,
    inFlight: IN_FLIGHT,
    expand: ({ employee_ids }, { actor }) => personItems(employee_ids, actor),
    prepare: async (input, employeeIds) => {
      const [ready, first, numberOf] = await Promise.all([
        prepare(input),
        reserveIds(Math.max(1, employeeIds.length)),
        autoNumbers(object, employeeIds.length),
        employeeCollection.refresh(),
      ]);
      return {
        input: { ...input, ...ready },
        ids: new Map(employeeIds.map((id, at) => [id, first + at])),
        numbers: new Map(employeeIds.map((id, at) => [id, numberOf(at)])),
      };
    },
    apply: async (employeeId, { input, ids, numbers }, context): Promise<ItemOutcome> => {
      const id = ids.get(employeeId)!;
      const target = {
        employeeId,
        id,
        numbers: numbers.get(employeeId) ?? null,
        person: () => personOfItem(employeeId, employeeCollection.rows, context.actor),
      };
      const result = await assign(target, input, context);
      if ('existing' in result) return { writes: [], ref: { object, id: result.existing } };
      return { writes: result.writes, ref: { object, id }, undo: { before: null, version: 1 } };
    },
  });
