import type { ObjectType } from '#shared/records/object-types.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { CustomValues } from '#shared/records/record-extras.ts';
import type { IsoDate } from '#shared/values/dates.ts';
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
  /** The person as of the last refresh; throws 422 for who is out of sight, has left, or leaves before the day `from`. */
  readonly person: (from: IsoDate | null) => EmployeeRow;
};

/** Reserves `count` consecutive ids and returns the first of them. */
type ReserveIds = (count: number) => Promise<number>;

type Assignment<Input, Ready> = Pick<
  ItemKind<Input, number, Ready>,
  'kind' | 'paceMs' | 'groupMax' | 'failure' | 'finish'
> & {
  /** The kind of record that each person gets. */
  readonly object: ObjectType;
  readonly permission: Permission;
  readonly reserveIds: ReserveIds;
  /** How many transactions are on their way at once; three where this is absent. */
  readonly inFlight?: number;
  /** Reads together what the people of a chunk need, besides the people themselves. */
  readonly prepare: (input: Input) => Promise<Ready>;
  /**
   * The writes of the person's new record or of one that they had before and get back, or the id of the record that
   * they have already. Called again after a conflict, so it reads what may have changed.
   */
  readonly assign: (
    target: NewAssignment,
    input: Input & Ready,
    context: RunContext,
  ) => Promise<AssignmentResult> | AssignmentResult;
};

type AssignmentResult =
  | { readonly writes: Write[]; readonly before?: { readonly id: number; readonly version: number } | null }
  | { readonly existing: number };

/** The ids and counting numbers of new records, by the people who get them. */
export type NewRecords = ReadonlyMap<number, Pick<NewAssignment, 'id' | 'numbers'>>;

/** Sets aside what a new record of each of these people is made with. */
export const newRecordsFor = async (
  { object, reserveIds }: { readonly object: ObjectType; readonly reserveIds: ReserveIds },
  employeeIds: readonly number[],
): Promise<NewRecords> => {
  const [first, numberOf] = await Promise.all([
    reserveIds(Math.max(1, employeeIds.length)),
    autoNumbers(object, employeeIds.length),
  ]);
  return new Map(employeeIds.map((id, at) => [id, { id: first + at, numbers: numberOf(at) }]));
};

type Prepared<Input, Ready> = { readonly input: Input & Ready; readonly records: NewRecords };

const IN_FLIGHT = 3;

/** A kind of run that gives each of many people a new record, person by person, and can be undone. */
export const assignToMany = <Input extends { readonly employee_ids: readonly number[] }, Ready extends object>({
  object,
  reserveIds,
  inFlight = IN_FLIGHT,
  prepare,
  assign,
  ...kind
}: Assignment<Input, Ready>): RunKind =>
  itemKind<Input, number, Prepared<Input, Ready>>({
    ...kind,
    inFlight,
    expand: ({ employee_ids }, { actor }) => personItems(employee_ids, actor),
    prepare: async (input, employeeIds) => {
      const [ready, records] = await Promise.all([
        prepare(input),
        newRecordsFor({ object, reserveIds }, employeeIds),
        employeeCollection.refresh(),
      ]);
      return { input: { ...input, ...ready }, records };
    },
    apply: async (employeeId, { input, records }, context): Promise<ItemOutcome> => {
      const target = {
        employeeId,
        ...records.get(employeeId)!,
        person: (from: IsoDate | null) => personOfItem(employeeId, employeeCollection.rows, context.actor, from),
      };
      const result = await assign(target, input, context);
      if ('existing' in result) return { writes: [], ref: { object, id: result.existing } };
      const { writes, before = null } = result;
      const ref = { object, id: before?.id ?? target.id };
      return { writes, ref, undo: { before, version: before ? before.version + 1 : 1 } };
    },
  });
