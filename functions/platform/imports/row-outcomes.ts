import { AppError } from '#shared/errors/problem.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { ImportIssue } from '#shared/imports/import-issue.ts';
import type { ExtrasPatch } from '#functions/platform/records/patch-extras.ts';
import type { newNumbers } from './extras-cells.ts';
import type { ImportRow } from './import-kind.ts';
import { fieldIssues, type newIds } from './row-conversion.ts';
import type { rowNames } from './row-names.ts';
import type { PlannedChange, RowRules, StoredRecord } from './row-rules.ts';

type NewValues = {
  readonly idOf: Awaited<ReturnType<typeof newIds>>;
  readonly numbersOf: Awaited<ReturnType<typeof newNumbers>>;
};

/** What the plan of a kind makes of a row. Its issues name fields; whoever imports reads of columns. */
export const rowOutcomes = <Stored extends StoredRecord, Body extends object>(
  rules: RowRules<Stored, Body>,
  names: ReturnType<typeof rowNames<Stored>>,
  news: NewValues,
) => {
  const inColumns = (issues: readonly Issue[]): ImportIssue[] => fieldIssues(issues, names.columnOf, rules.columns);

  /** The plan of the kind, or why it refuses the row. */
  const planned = (
    row: ImportRow,
    body: Body,
    before: Stored | undefined,
    patch: ExtrasPatch,
  ): PlannedChange<Stored> | ImportIssue[] => {
    const numbers = before ? null : news.numbersOf(row);
    const applied = rules.extras.apply(patch, before, numbers);
    try {
      const id = before?.id ?? news.idOf(row);
      const plan = rules.plan({ id, before, body, numbers, extras: applied.extras }, row);
      return { ...plan, writes: [...plan.writes, ...applied.events()] };
    } catch (error) {
      if (error instanceof AppError && error.fields.length > 0) return inColumns(error.fields);
      throw error;
    }
  };

  /** A person who has left by that day is an error in their own column, since the day may come from the import itself. */
  const aboutPerson = (each: Issue): Issue =>
    each.code === 'person_left' && names.personField !== undefined ? { ...each, path: names.personField } : each;

  /** A row that changes nothing is fine, even if the record lacks a value that a change would require. */
  const changeIssues = ({ changed, issues }: PlannedChange<Stored>): ImportIssue[] =>
    changed ? inColumns(issues.map(aboutPerson)) : [];

  return {
    inColumns,
    /** The planned change of a row, unless its kind refuses it, and what is wrong with it. */
    outcomeOf: (row: ImportRow, body: Body, before: Stored | undefined, patch: ExtrasPatch) => {
      const outcome = planned(row, body, before, patch);
      return Array.isArray(outcome) ? { issues: outcome } : { planned: outcome, issues: changeIssues(outcome) };
    },
  };
};
