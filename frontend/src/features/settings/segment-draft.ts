import { issue } from '#shared/errors/issue.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { isGroup, type Condition, type FilterEntry, type Operator, type SegmentFilter } from '#shared/list/segment.ts';
import { conditionValues, valueIssue, type ConditionColumn } from '../../list/condition-check.ts';

export type Match = SegmentFilter['match'];
/** A condition of the builder, complete or not. */
export type DraftCondition = { id: string; column: string | null; operator: Operator | null; values: string[] };
export type DraftGroup = { id: string; match: Match; conditions: DraftCondition[] };
export type DraftEntry = DraftCondition | DraftGroup;
export type Draft = { match: Match; entries: DraftEntry[] };

export const isDraftGroup = (entry: DraftEntry): entry is DraftGroup => 'conditions' in entry;

export const emptyCondition = (): DraftCondition => ({
  id: crypto.randomUUID(),
  column: null,
  operator: null,
  values: [],
});

export const emptyGroup = (match: Match): DraftGroup => ({
  id: crypto.randomUUID(),
  match,
  conditions: [emptyCondition(), emptyCondition()],
});

const draftCondition = ({ column, operator, values }: Condition): DraftCondition => ({
  id: crypto.randomUUID(),
  column,
  operator,
  values: values.map(String),
});

const draftEntry = (entry: FilterEntry): DraftEntry =>
  isGroup(entry)
    ? { id: crypto.randomUUID(), match: entry.match, conditions: entry.conditions.map(draftCondition) }
    : draftCondition(entry);

/** The draft of a filter; an empty filter gets one empty condition. */
export const draftOf = ({ match, conditions }: SegmentFilter): Draft => ({
  match,
  entries: conditions.length > 0 ? conditions.map(draftEntry) : [emptyCondition()],
});

/** A draft that was read. */
export type DraftReading = {
  /** The complete conditions. */
  filter: SegmentFilter;
  /** The messages of the incomplete conditions, by id of the condition. */
  rowErrors: ReadonlyMap<string, string>;
  /** The id of each complete condition by its path in the filter. */
  rowByPath: ReadonlyMap<string, string>;
};

export const readDraft = (draft: Draft, columns: readonly ConditionColumn[]): DraftReading => {
  const rowErrors = new Map<string, string>();
  const rowByPath = new Map<string, string>();
  const readAll = (rows: readonly DraftCondition[], into: FilterEntry[] | Condition[], path: string): void => {
    for (const { id, column: key, operator, values } of rows) {
      const column = columns.find((candidate) => candidate.key === key);
      const found =
        key === null || operator === null
          ? { code: 'required' as const }
          : column === undefined
            ? { code: 'unknown_column' as const }
            : valueIssue(column, operator, values);
      if (found !== undefined || key === null || operator === null) {
        rowErrors.set(id, issue('', found?.code ?? 'required', found?.params).message);
      } else {
        rowByPath.set(`${path}conditions.${into.length}`, id);
        into.push({ column: key, operator, values: column ? conditionValues(column, operator, values) : values });
      }
    }
  };
  const conditions: FilterEntry[] = [];
  for (const entry of draft.entries) {
    if (!isDraftGroup(entry)) {
      readAll([entry], conditions, '');
      continue;
    }
    const inside: Condition[] = [];
    readAll(entry.conditions, inside, `conditions.${conditions.length}.`);
    if (inside.length > 0) conditions.push({ match: entry.match, conditions: inside });
  }
  return { filter: { match: draft.match, conditions }, rowErrors, rowByPath };
};

/** The messages of the API's issues by id of their condition; the `path` of an issue starts with `filter.`. */
export const issuesByRow = (
  issues: readonly Issue[],
  rowByPath: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const inFilter = path.replace(/^filter\./, '');
    for (const [at, id] of rowByPath) if (inFilter.startsWith(`${at}.`)) messages.set(id, message);
  }
  return messages;
};
