import { answerableFor, type Period, type Periods } from '#shared/assignments/periods.ts';
import { applyListQuery, builtInSegment, peekRows, type ListView } from '#shared/list/apply-list-query.ts';
import type { CellValue, Column } from '#shared/list/column.ts';
import type { ListQuery, SegmentChoice } from '#shared/list/list-query.ts';
import type { Naming } from '#shared/list/naming-table.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { PeekedRows } from '#shared/list/row-store.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { RecordRows } from '#shared/kinds/record-rows.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { requestedFields } from '#functions/platform/records/extras-wire.ts';
import { listView } from '#functions/platform/segments/list-view.ts';
import { seesSegment } from './policy-segments.ts';
import { holderAccess, seesHolder, type HolderRules } from './holder-access.ts';

type HeldObject = 'car' | 'asset' | 'software_license';
type HeldRow = { readonly id: number; readonly deleted: 0 | 1; readonly periods: readonly Period[] };

/** Everybody who held a record, holds it or will hold it. */
export const everyHolder: Naming<HeldRow> = {
  key: 'holders',
  of: ({ periods }) => periods.map((held) => held.employee_id),
};

/** A kind of record that people hold: a vehicle, an asset, a licence. */
export type HeldKind<T extends HeldObject> = HolderRules & {
  readonly object: T;
  readonly segments: Readonly<Record<string, (row: RecordRows[T]) => boolean>>;
  /** The id of the present holder; 0 is nobody. */
  readonly holderOf: (row: RecordRows[T]) => number;
  /** The person whose team a record belongs to, for kinds that differ from the usual rule (`answerableFor`). */
  readonly answerableFor?: (row: RecordRows[T]) => number;
  readonly index: (actor: Actor) => Promise<RowIndex<RecordRows[T]>>;
};

/** The list of records that people hold, as one actor may see and change them. */
export const heldRecords = <T extends HeldObject>(kind: HeldKind<T>, actor: Actor) => {
  type Row = RecordRows[T] & HeldRow;

  const answerable = (row: Row): number => kind.answerableFor?.(row) ?? answerableFor(row, kind.holderOf(row));

  const segments = Object.fromEntries(Object.entries(kind.segments).filter(([key]) => seesSegment(actor, key)));

  const view = async (query: SegmentChoice): Promise<ListView<RecordRows[T]>> => {
    const [scope, shown] = await Promise.all([
      visibleEmployees(actor),
      listView(actor, kind.object, query, (chosen) => builtInSegment(chosen, segments)),
    ]);
    const test = (row: RecordRows[T]): boolean => seesHolder(scope, answerable(row as Row));
    return { ...shown, scope: scope.all ? undefined : { key: scope.key, test } };
  };

  const open = async (query: SegmentChoice) => {
    const [rows, shown] = await Promise.all([kind.index(actor), view(query)]);
    return { rows: rows as RowIndex<Row>, view: shown as ListView<Row> };
  };

  return {
    ...holderAccess(kind, actor),
    open,

    /** One page of the list, its requested custom fields, and whether the actor sees archived records. */
    page: async (query: ListQuery) => {
      const [{ rows, view: shown }, fields] = await Promise.all([
        open(query),
        requestedFields(actor, kind.object, query),
      ]);
      const archived = builtInSegment({ segment_id: 'archived', show_deleted_only: '0' }, kind.segments);
      const hasArchived = rows.count(shown.scope ? [archived, shown.scope] : [archived]) > 0;
      return { ...applyListQuery(rows, query, shown), fields, hasArchived };
    },

    /**
     * Every row that the query matches, in its order, for reading fields of it, with the columns that this actor may
     * export; never spread one.
     */
    matching: async (query: ListQuery): Promise<{ rows: PeekedRows<Row>; columns: readonly Column<Row>[] }> => {
      const { rows, view: shown } = await open(query);
      return { rows: peekRows(rows, query, shown), columns: shown.columns };
    },

    /** The records with certain periods of a person whom the actor may see, as the caller has checked. */
    heldAs: async (employeeId: number, isAsked: (periods: Periods) => boolean): Promise<Row[]> => {
      const rows = (await kind.index(actor)) as RowIndex<Row>;
      return rows.naming(everyHolder, employeeId, (row) => isAsked(row.periods));
    },
  };
};

/** True when another record that is not archived has the value in a column of normal forms. */
export const isTaken = <Row extends { readonly id: number; readonly deleted: 0 | 1 }>(
  rows: RowIndex<Row>,
  column: Column<Row>,
  value: CellValue,
  id: number,
): boolean => value !== null && rows.withValue(column, value).some((row) => row.deleted === 0 && row.id !== id);
