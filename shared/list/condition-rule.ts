import { issue, type Issue, type IssueCode, type Params } from '#shared/errors/issue.ts';
import { AppError, issuesError } from '#shared/errors/problem.ts';
import { belgianDay, parseDmy, type IsoDate } from '#shared/values/dates.ts';
import { fold } from '#shared/values/fold.ts';
import { parseConditionNumber } from './condition-number.ts';
import { columnKey, TAG_SEPARATOR, type CellValue, type Column, type ColumnKind } from './column.ts';
import {
  countsDays,
  daysTyped,
  isRelative,
  RELATIVE_DAYS_MAX,
  relativeOperators,
  type RelativeOperator,
} from './relative-dates.ts';
import { relativeSpan } from './relative-span.ts';
import type { Rule } from './row-index.ts';
import { isGroup, type Condition, type FilterEntry, type Operator, type SegmentFilter } from './segment.ts';
import { isNumberKind } from './sort-key.ts';

const textOperators = ['is', 'not', 'contains', 'any_of', 'empty', 'not_empty'] as const;
const numberOperators = ['is', 'not', 'any_of', 'over', 'under', 'between', 'empty', 'not_empty'] as const;

/** The operators for a column of each kind; the segment builder offers the same. */
export const operatorsOf: Readonly<Record<ColumnKind, readonly Operator[]>> = {
  text: textOperators,
  person: textOperators,
  enum: textOperators,
  tags: ['is', 'not', 'any_of', 'contains', 'empty', 'not_empty'],
  number: numberOperators,
  integer: numberOperators,
  money: numberOperators,
  flag: ['is', 'not', 'any_of', 'empty', 'not_empty'],
  date: ['is', 'not', 'any_of', 'before', 'after', 'between', ...relativeOperators, 'empty', 'not_empty'],
};

const valuesNeeded: Readonly<Partial<Record<Operator, number>>> = {
  is: 1,
  not: 1,
  contains: 1,
  any_of: 1,
  before: 1,
  after: 1,
  over: 1,
  under: 1,
  between: 2,
};

/** The form in which cells are compared with the values of conditions: numbers, ISO dates or folded text. */
type Comparable = number | string;
type Test = (cell: Comparable | null) => boolean;

const cellOf = (kind: ColumnKind, value: CellValue): Comparable | null => {
  if (value === null || value === '') return null;
  return isNumberKind(kind) || kind === 'date' ? value : fold(String(value));
};

type Operand = { ok: true; value: Comparable } | { ok: false; code: IssueCode; params?: Params };

const operandOf = (kind: ColumnKind, value: string | number): Operand => {
  if (isNumberKind(kind)) return parseConditionNumber(kind, value);
  const text = String(value).trim();
  const operand = kind === 'date' ? parseDmy(text) : fold(text);
  return operand === null ? { ok: false, code: 'invalid_date' } : { ok: true, value: operand };
};

const testOf = (operator: Exclude<Operator, RelativeOperator>, operands: readonly Comparable[]): Test => {
  const [first, second] = operands as [Comparable, Comparable];
  switch (operator) {
    case 'is':
    case 'any_of':
      return (cell) => cell !== null && operands.includes(cell);
    case 'not':
      return (cell) => cell === null || !operands.includes(cell);
    case 'contains':
      return (cell) => cell !== null && String(cell).includes(String(first));
    case 'before':
    case 'under':
      return (cell) => cell !== null && cell < first;
    case 'after':
    case 'over':
      return (cell) => cell !== null && cell > first;
    case 'between':
      return (cell) => cell !== null && cell >= first && cell <= second;
    case 'empty':
      return (cell) => cell === null;
    case 'not_empty':
      return (cell) => cell !== null;
  }
};

/** Compares whole tags of a cell. The cell is not split, because the name of a team may hold a comma. */
const testOfTags = (operator: Exclude<Operator, RelativeOperator>, operands: readonly Comparable[]): Test => {
  const fenced = (text: Comparable): string => `${TAG_SEPARATOR}${text}${TAG_SEPARATOR}`;
  const wanted = operands.map(fenced);
  const holds = (cell: Comparable): boolean => wanted.some((tag) => fenced(cell).includes(tag));
  if (operator === 'not') return (cell) => cell === null || !holds(cell);
  if (operator === 'is' || operator === 'any_of') return (cell) => cell !== null && holds(cell);
  return testOf(operator, operands);
};

/** Whether a condition names records by id: numbers in a condition on a column of names are ids, text is compared as text. */
export const namesById = (
  column: Pick<Column<never>, 'refersTo'> | undefined,
  operator: Operator,
  value: string | number,
): value is number =>
  column?.refersTo !== undefined && typeof value === 'number' && ['is', 'not', 'any_of'].includes(operator);

const MEMO_MAX = 2_000;

/**
 * Runs the test once per value, since brands and owners repeat in thousands of rows, unless nearly all values differ.
 */
const memoised = (kind: ColumnKind, test: Test): ((value: CellValue) => boolean) => {
  if (isNumberKind(kind) || kind === 'date') return (value) => test(cellOf(kind, value));
  const known = new Map<CellValue, boolean>();
  return (value) => {
    if (known.size >= MEMO_MAX) return test(cellOf(kind, value));
    const before = known.get(value);
    if (before !== undefined) return before;
    const passes = test(cellOf(kind, value));
    known.set(value, passes);
    return passes;
  };
};

type Compiled<Row> = { keys: readonly string[]; test: (row: Row) => boolean } | { issues: Issue[] };

const compileOne = <Row>(
  { column: key, operator, values }: Condition,
  path: string,
  columns: readonly Column<Row>[],
  today: IsoDate,
): Compiled<Row> => {
  const column = columns.find((candidate) => candidate.key === key);
  if (!column) throw new AppError('unknown_column', { fields: [issue(`${path}.column`, 'unknown_column')] });
  const allowed = operatorsOf[column.kind];
  if (!allowed.includes(operator)) {
    return { issues: [issue(`${path}.operator`, 'invalid_value', { allowed: allowed.join(', ') })] };
  }
  if (values.length < (valuesNeeded[operator] ?? 0)) return { issues: [issue(`${path}.values`, 'required')] };
  if (isRelative(operator)) {
    const days = countsDays(operator) ? daysTyped(values[0] ?? '') : 0;
    if (days === undefined) return { issues: [issue(`${path}.values`, 'days_wanted', { max: RELATIVE_DAYS_MAX })] };
    const [first, last] = relativeSpan(operator, days, today);
    const isWithin = (cell: CellValue): boolean => typeof cell === 'string' && cell >= first && cell <= last;
    // The days are part of the key: tomorrow it is another rule.
    return { keys: [columnKey(column), first, last], test: (row) => isWithin(column.value(row)) };
  }
  const ids = values.filter((value) => namesById(column, operator, value));
  const read = values.flatMap((value) => (namesById(column, operator, value) ? [] : [operandOf(column.kind, value)]));
  const wrong = read.find((operand) => !operand.ok);
  if (wrong) return { issues: [issue(`${path}.values`, wrong.code, wrong.params)] };
  const operands = read.flatMap((operand) => (operand.ok ? [operand.value] : []));
  const tested = column.kind === 'tags' ? testOfTags : testOf;
  const passes = memoised(column.kind, tested(operator, operands));
  const { refs } = column;
  if (refs && ids.length > 0) {
    const isNamed = (row: Row): boolean => refs(row).some((id) => ids.includes(id));
    return {
      keys: [columnKey(column)],
      test:
        operator === 'not'
          ? (row) => !isNamed(row) && passes(column.value(row))
          : (row) => isNamed(row) || passes(column.value(row)),
    };
  }
  return { keys: [columnKey(column)], test: (row) => passes(column.value(row)) };
};

const compileAll = <Row>(
  { match, conditions }: SegmentFilter,
  path: string,
  columns: readonly Column<Row>[],
  today: IsoDate,
): Compiled<Row> => {
  const compiled = conditions.map((entry: FilterEntry, at) => {
    const inside = `${path}.conditions.${at}`;
    return isGroup(entry) ? compileAll(entry, inside, columns, today) : compileOne(entry, inside, columns, today);
  });
  const issues = compiled.flatMap((outcome) => ('issues' in outcome ? outcome.issues : []));
  if (issues.length > 0) return { issues };
  const passing = compiled.flatMap((outcome) => ('test' in outcome ? [outcome] : []));
  const tests = passing.map(({ test }) => test);
  return {
    keys: passing.flatMap(({ keys }) => keys),
    test:
      match === 'any' && tests.length > 0
        ? (row) => tests.some((test) => test(row))
        : (row) => tests.every((test) => test(row)),
  };
};

/**
 * The rule of a custom segment or of filter chips. Text compares without case and accents, `between` includes both
 * ends, an empty cell passes only `not` and `empty`. Relative dates count from `today`. Throws `unknown_column`, or `form_invalid` for an operator or
 * value that does not fit the column.
 */
export const filterRule = <Row>(
  filter: SegmentFilter,
  columns: readonly Column<Row>[],
  path = 'filters',
  today: IsoDate = belgianDay(new Date()),
): Rule<Row> => {
  const compiled = compileAll(filter, path, columns, today);
  if ('issues' in compiled) throw issuesError(compiled.issues);
  return { key: `filter:${JSON.stringify([filter, compiled.keys])}`, test: compiled.test };
};
