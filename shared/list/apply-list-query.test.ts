import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors/problem.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { fold } from '#shared/values/fold.ts';
import { applyListQuery, builtInSegment, matchingIds, matchingRows, type ListView } from './apply-list-query.ts';
import type { CellValue, Column } from './column.ts';
import type { ListQuery } from './list-query.ts';
import { RowIndex, type Rule } from './row-index.ts';
import { isGroup, type Condition, type FilterEntry } from './segment.ts';
import { textKey } from './sort-key.ts';

type Car = {
  id: number;
  deleted: 0 | 1;
  brand: string | null;
  plate: string | null;
  owner: string | null;
  price: number | null;
  pool: -1 | 0 | 1;
  since: string | null;
};

const columns = [
  { key: 'brand', label: '', kind: 'text', value: (car) => car.brand, searchable: true },
  { key: 'plate', label: '', kind: 'text', value: (car) => car.plate, searchable: true },
  { key: 'owner', label: '', kind: 'person', value: (car) => car.owner, searchable: true },
  { key: 'price', label: '', kind: 'money', value: (car) => car.price },
  { key: 'pool', label: '', kind: 'flag', value: (car) => car.pool },
  { key: 'since', label: '', kind: 'date', value: (car) => car.since },
] as const satisfies readonly Column<Car>[];

const segments = { all: (car: Car) => car.deleted === 0, archived: (car: Car) => car.deleted === 1 };
const everything: Rule<Car> = { key: 'everything', test: () => true };

const query = (changes: Partial<ListQuery> = {}): ListQuery => ({
  page: 1,
  per_page: 10,
  search_term: '',
  segment_id: 'all',
  orderby_column: undefined,
  orderby_direction: 'asc',
  requested_cf_ids: '',
  show_deleted_only: '0',
  filters: undefined,
  ...changes,
});

const car = (changes: Partial<Car> & { id: number }): Car => ({
  deleted: 0,
  brand: null,
  plate: null,
  owner: null,
  price: null,
  pool: 0,
  since: null,
  ...changes, // prettier-ignore
});

const view = (changes: Partial<ListView<Car>> = {}): ListView<Car> => ({ columns, segment: everything, ...changes });
const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
const sortedIds = (rows: Car[], orderby_column: string, orderby_direction: 'asc' | 'desc' = 'asc') =>
  ids(applyListQuery(new RowIndex(rows), query({ orderby_column, orderby_direction, per_page: 100 }), view()).data);
const foundIds = (rows: Car[], search_term: string) => matchingIds(new RowIndex(rows), query({ search_term }), view());
const filteredIds = (rows: Car[], ...conditions: Condition[]) =>
  matchingIds(new RowIndex(rows), query({ filters: { match: 'all', conditions } }), view());

const failure = (act: () => unknown): AppError => {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('no AppError was thrown');
};

describe('order', () => {
  const prices = [car({ id: 1, price: 20 }), car({ id: 2 }), car({ id: 3, price: 10 }), car({ id: 4, price: 20 })];

  it('puts no value last both ways and keeps equal values by ascending id', () => {
    expect(sortedIds(prices, 'price')).toEqual([3, 1, 4, 2]);
    expect(sortedIds(prices, 'price', 'desc')).toEqual([1, 4, 3, 2]);
  });

  it('sorts text without case and accents, digits as numbers, blank as no value', () => {
    const names = ['école', 'Zebra', 'ecru', '', 'A10', 'a2'];
    const rows = names.map((brand, at) => car({ id: at + 1, brand }));
    expect(sortedIds(rows, 'brand')).toEqual([6, 5, 1, 3, 2, 4]);
  });

  it('sorts by id without a column', () => {
    expect(matchingIds(new RowIndex([car({ id: 3 }), car({ id: 1 })]), query(), view())).toEqual([1, 3]);
    expect(
      matchingIds(new RowIndex([car({ id: 3 }), car({ id: 1 })]), query({ orderby_direction: 'desc' }), view()),
    ).toEqual([3, 1]);
  });

  it('refuses a column that the actor does not see', () => {
    const seen = columns.filter((column) => column.key !== 'price');
    const error = failure(() =>
      applyListQuery(new RowIndex(prices), query({ orderby_column: 'price' }), view({ columns: seen })),
    );
    expect(error.code).toBe('unknown_column');
    expect(error.fields).toEqual([expect.objectContaining({ path: 'orderby_column' })]);
  });
});

describe('paging', () => {
  const rows = Array.from({ length: 25 }, (_, at) => car({ id: at + 1 }));

  it('answers an empty page and the true count past the end', () => {
    const index = new RowIndex(rows);
    expect(ids(applyListQuery(index, query({ page: 3 }), view()).data)).toEqual([21, 22, 23, 24, 25]);
    expect(applyListQuery(index, query({ page: 100_000, per_page: 1000 }), view())).toEqual({ data: [], count: 25 });
  });

  it('hands out arrays that later changes do not reach', () => {
    const index = new RowIndex(rows);
    const before = matchingRows(index, query(), view());
    index.remove([1, 2, 3]);
    expect(before).toHaveLength(25);
    expect(matchingRows(index, query(), view())).toHaveLength(22);
  });
});

describe('search', () => {
  it.each(['.*+?()[', '%', "'", '{$gt:1}', 'مرحبا', '🚗', 'İ', 'x'.repeat(100)])('takes %s literally', (text) => {
    const rows = [car({ id: 1, plate: `a${text}b` }), car({ id: 2, plate: 'other plate' })];
    expect(foundIds(rows, text)).toEqual([1]);
  });

  it('ignores case and accents both ways, also a sigma at the end of the term', () => {
    const rows = [car({ id: 1, brand: 'Citroën' }), car({ id: 2, brand: 'CITROEN' }), car({ id: 3, brand: 'ΟΣΑ' })];
    expect(foundIds(rows, 'citroen')).toEqual([1, 2]);
    expect(foundIds(rows, 'ROËN')).toEqual([1, 2]);
    expect(foundIds(rows, 'ΟΣ')).toEqual([3]);
  });

  it('wants every word, in whichever column, and never a match across two columns', () => {
    const rows = [car({ id: 1, brand: 'Audi', owner: 'Jan Peeters' }), car({ id: 2, brand: 'Audi', owner: 'Piet' })];
    expect(foundIds(rows, ' peeters  audi ')).toEqual([1]);
    expect(foundIds(rows, 'audijan')).toEqual([]);
    expect(foundIds(rows, '   ')).toEqual([1, 2]);
  });

  it('does not look into columns the actor does not see', () => {
    const index = new RowIndex([car({ id: 1, owner: 'Jan' })]);
    const seen = columns.filter((column) => column.key !== 'owner');
    expect(matchingIds(index, query({ search_term: 'jan' }), view())).toEqual([1]);
    expect(matchingIds(index, query({ search_term: 'jan' }), view({ columns: seen }))).toEqual([]);
  });
});

describe('conditions', () => {
  const rows = [
    car({ id: 1, brand: 'Škoda', price: 100.5, since: '2024-02-29', owner: 'Jan Peeters' }),
    car({ id: 2, brand: 'skoda', price: 50, since: '2023-01-01', pool: 1 }),
    car({ id: 3 }),
  ];

  it.each<[Condition['column'], Condition['operator'], Condition['values'], number[]]>([
    ['brand', 'is', ['SKODA'], [1, 2]],
    ['brand', 'not', ['skoda'], [3]],
    ['brand', 'contains', ['KOD'], [1, 2]],
    ['brand', 'any_of', ['audi', 'skoda'], [1, 2]],
    ['brand', 'empty', [], [3]],
    ['brand', 'not_empty', [], [1, 2]],
    ['owner', 'contains', ['peet'], [1]],
    ['price', 'is', ['100,5'], [1]],
    ['price', 'over', [50], [1]],
    ['price', 'under', [100.5], [2]],
    ['price', 'between', [50, 100.5], [1, 2]],
    ['since', 'is', ['29/02/2024'], [1]],
    ['since', 'before', ['29/02/2024'], [2]],
    ['since', 'after', ['01/01/2023'], [1]],
    ['since', 'between', ['01/01/2023', '29/02/2024'], [1, 2]],
    ['pool', 'is', [1], [2]],
  ])('%s %s %j', (column, operator, values, expected) => {
    expect(filteredIds(rows, { column, operator, values })).toEqual(expected);
  });

  it('combines by all or any', () => {
    const conditions: Condition[] = [
      { column: 'pool', operator: 'is', values: [1] },
      { column: 'price', operator: 'over', values: [90] },
    ];
    expect(filteredIds(rows, ...conditions)).toEqual([]);
    expect(matchingIds(new RowIndex(rows), query({ filters: { match: 'any', conditions } }), view())).toEqual([1, 2]);
    expect(matchingIds(new RowIndex(rows), query(), view({ customSegment: { match: 'any', conditions } }))).toEqual([
      1, 2,
    ]);
  });

  it.each<[Condition, string, string]>([
    [{ column: 'wage', operator: 'is', values: [1] }, 'unknown_column', 'filters.conditions.0.column'],
    [{ column: 'brand', operator: 'over', values: ['a'] }, 'form_invalid', 'filters.conditions.0.operator'],
    [{ column: 'since', operator: 'before', values: ['31/02/2024'] }, 'form_invalid', 'filters.conditions.0.values'],
    [{ column: 'price', operator: 'over', values: ['1e3'] }, 'form_invalid', 'filters.conditions.0.values'],
    [{ column: 'price', operator: 'between', values: [1] }, 'form_invalid', 'filters.conditions.0.values'],
  ])('refuses %j', (condition, code, path) => {
    const error = failure(() => filteredIds(rows, condition));
    expect(error.code).toBe(code);
    expect(error.fields).toEqual([expect.objectContaining({ path })]);
  });
});

describe('builtInSegment', () => {
  it('knows its segments, the archived switch, and nothing else', () => {
    expect(builtInSegment(query(), segments).test(car({ id: 1, deleted: 1 }))).toBe(false);
    expect(builtInSegment(query({ show_deleted_only: '1' }), segments).key).toBe('segment:archived');
    for (const segment_id of ['nope', 'constructor']) {
      expect(failure(() => builtInSegment(query({ segment_id }), segments)).code).toBe('unknown_segment');
    }
  });
});

// The same queries, answered in the slow and obvious way.
const shownText = (value: CellValue) => (value === null ? '' : String(value));
const naiveCondition = ({ column, operator, values }: Condition, row: Car): boolean => {
  const { kind, value } = columns.find((candidate) => candidate.key === column)!;
  const read = (raw: string | number) =>
    kind === 'date' ? parseDmy(String(raw)) : kind === 'text' || kind === 'person' ? fold(String(raw)) : Number(raw);
  const raw = value(row);
  if (raw === null || raw === '') return operator === 'empty' || operator === 'not';
  const cell = kind === 'date' ? raw : read(raw);
  const [first, second] = values.map(read) as [CellValue, CellValue];
  if (operator === 'empty') return false;
  if (operator === 'not_empty') return true;
  if (operator === 'not') return cell !== first;
  if (operator === 'is') return cell === first;
  if (operator === 'any_of') return values.map(read).includes(cell as never);
  if (operator === 'contains') return String(cell).includes(String(first));
  if (operator === 'over' || operator === 'after') return cell! > first!;
  if (operator === 'under' || operator === 'before') return cell! < first!;
  return cell! >= first! && cell! <= second!;
};

const naiveEntry = (entry: FilterEntry, row: Car): boolean =>
  isGroup(entry)
    ? entry.conditions[entry.match === 'any' ? 'some' : 'every']((one) => naiveCondition(one, row))
    : naiveCondition(entry, row);

const naive = (rows: Iterable<Car>, listQuery: ListQuery, { segment, scope }: ListView<Car>) => {
  const terms = fold(listQuery.search_term).split(/\s+/).filter(Boolean);
  const matching = [...rows].filter((row) => {
    const cells = columns
      .filter((column) => 'searchable' in column)
      .map((column) => fold(shownText(column.value(row))));
    const conditions = listQuery.filters?.conditions.map((entry) => naiveEntry(entry, row)) ?? [];
    const passes =
      listQuery.filters?.match === 'any' && conditions.length > 0
        ? conditions.some(Boolean)
        : conditions.every(Boolean);
    return (
      segment.test(row) &&
      (scope?.test(row) ?? true) &&
      passes &&
      terms.every((term) => cells.some((cell) => cell.includes(term)))
    );
  });
  const column = columns.find((candidate) => candidate.key === listQuery.orderby_column);
  const sign = listQuery.orderby_direction === 'desc' ? -1 : 1;
  const key = (row: Car) => {
    const value = column?.value(row) ?? null;
    if (value === null || value === '') return null;
    return column?.kind === 'text' || column?.kind === 'person' ? textKey(String(value)) : value;
  };
  matching.sort((a, b) => {
    if (!column) return sign * (a.id - b.id);
    const [left, right] = [key(a), key(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a.id - b.id;
    return left < right ? -sign : left > right ? sign : a.id - b.id;
  });
  const from = (listQuery.page - 1) * listQuery.per_page;
  return { data: matching.slice(from, from + listQuery.per_page), count: matching.length };
};

const word = fc.constantFrom(
  'Audi',
  'audi',
  'Citroën',
  'Škoda',
  'A2',
  'a10',
  'İstanbul',
  '1-ABC-123',
  'ΟΣΑ',
  '',
  'مرحبا',
  '.*',
);
const text = fc.option(
  fc.oneof(
    word,
    fc.tuple(word, word).map((words) => words.join(' ')),
    fc.string({ maxLength: 4 }),
  ),
);
const carOf = fc.record<Car>({
  id: fc.integer({ min: 1, max: 60 }),
  deleted: fc.constantFrom(0, 1),
  brand: text,
  plate: text,
  owner: text,
  price: fc.option(fc.constantFrom(0, 1, 2.5, 1000)),
  pool: fc.constantFrom(-1, 0, 1),
  since: fc.option(fc.constantFrom('2023-01-01', '2024-02-29', '2024-03-01')),
});
const conditionOf = fc.oneof(
  fc.record<Condition>({
    column: fc.constantFrom('brand', 'owner'),
    operator: fc.constantFrom('is', 'not', 'contains', 'any_of', 'empty', 'not_empty'),
    values: fc.array(word, { minLength: 1, maxLength: 1 }),
  }),
  fc.record<Condition>({
    column: fc.constantFrom('price'),
    operator: fc.constantFrom('is', 'not', 'any_of', 'over', 'under', 'between', 'empty'),
    values: fc.constantFrom([1, 2.5], [0, 1000]),
  }),
  fc.record<Condition>({
    column: fc.constantFrom('since'),
    operator: fc.constantFrom('before', 'after', 'between', 'is', 'not_empty'),
    values: fc.constantFrom(['01/01/2023', '29/02/2024']),
  }),
);
const single = (condition: Condition): Condition =>
  condition.operator === 'is' || condition.operator === 'not'
    ? { ...condition, values: condition.values.slice(0, 1) }
    : condition;
const one = conditionOf.map(single);
const match = fc.constantFrom('all' as const, 'any' as const);
const entryOf: fc.Arbitrary<FilterEntry> = fc.oneof(
  { weight: 3, arbitrary: one },
  { weight: 1, arbitrary: fc.record({ match, conditions: fc.array(one, { minLength: 1, maxLength: 3 }) }) },
);
const queryOf = fc.record<Partial<ListQuery>>({
  page: fc.integer({ min: 1, max: 4 }),
  per_page: fc.integer({ min: 1, max: 20 }),
  search_term: fc.oneof(
    fc.constant(''),
    fc.constantFrom('a', 'au', 'ITRO', 'ΟΣ', 'a 1', 'i', 'i̇', '.*'),
    word,
    fc.string({ maxLength: 3 }),
  ),
  orderby_column: fc.constantFrom(undefined, 'id', ...columns.map((column) => column.key)),
  orderby_direction: fc.constantFrom('asc', 'desc'),
  filters: fc.option(
    fc.record({
      match,
      conditions: fc.array(entryOf, { maxLength: 3 }),
    }),
    { nil: undefined },
  ),
});
const change = fc.oneof(
  fc.record({ upsert: fc.array(carOf, { maxLength: 8, size: 'max' }), remove: fc.constant<number[]>([]) }),
  fc.record({ upsert: fc.constant<Car[]>([]), remove: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }) }),
  fc.record({
    upsert: fc.array(carOf, { maxLength: 40, size: 'max' }),
    remove: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40, size: 'max' }),
  }),
);
const question = fc.record({ ask: queryOf, segment: fc.constantFrom('all', 'archived'), scoped: fc.boolean() });
const cheap: Rule<Car> = { key: 'scope:cheap', test: (row) => (row.price ?? 0) < 3 };

describe('the index against the slow way', () => {
  it('answers the same questions the same after every change', () => {
    const scenario = fc.record({
      initial: fc.array(carOf, { maxLength: 80, size: 'max' }),
      changes: fc.array(change, { maxLength: 8, size: 'max' }),
      questions: fc.array(question, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(scenario, ({ initial, changes, questions }) => {
        const model = new Map(initial.map((row) => [row.id, row]));
        const index = new RowIndex(initial);
        for (const { upsert, remove } of [{ upsert: [], remove: [] }, ...changes]) {
          index.upsert(upsert);
          index.remove(remove);
          for (const row of upsert) model.set(row.id, row);
          for (const id of remove) model.delete(id);
          expect(index.size).toBe(model.size);
          for (const column of [columns[0], columns[3]]) {
            for (const value of [null, 'audi', 'A2', 2.5]) {
              const same = [...model.values()].filter((row) => column.value(row) === value);
              expect(ids(index.withValue(column, value))).toEqual(ids(same).toSorted((a, b) => a - b));
            }
          }
          for (const { ask, segment, scoped } of questions) {
            const asked = query({ ...ask, segment_id: segment });
            const seen = view({ segment: builtInSegment(asked, segments), scope: scoped ? cheap : undefined });
            expect(applyListQuery(index, asked, seen)).toEqual(naive(model.values(), asked, seen));
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
