import { describe, expect, it } from 'vitest';
import { defaultPreferences } from '#shared/list/preferences.ts';
import { onlyKnownColumns, readListState, toQuery, writeListState } from './list-state.ts';

const remembered = {
  ...defaultPreferences,
  per_page: 25,
  page: 3,
  segment: 'pool',
  sort: { column: 'plate', direction: 'desc' as const },
};
const read = (text: string) => readListState(new URLSearchParams(text), remembered);

describe('readListState', () => {
  it('starts where the user left off', () =>
    expect(read('')).toMatchObject({
      page: 3,
      perPage: 25,
      segment: 'pool',
      sort: { column: 'plate', direction: 'desc' },
      search: '',
    }));
  it('lets the URL win', () =>
    expect(read('page=2&per_page=50&segment=all&sort=fuel&search=bmw')).toMatchObject({
      page: 2,
      perPage: 50,
      segment: 'all',
      sort: { column: 'fuel', direction: 'asc' },
      search: 'bmw',
    }));
  it('goes to the first page when only another thing is named', () => expect(read('search=bmw').page).toBe(1));
  it('ignores what it cannot read', () =>
    expect(read('page=-1&per_page=1e9&sort=(x)&filters={')).toMatchObject({ page: 1, perPage: 25, filters: null }));
  it('reads back what it writes', () => {
    const state = {
      ...read('search=x'),
      filters: { match: 'all' as const, conditions: [{ column: 'fuel', operator: 'is' as const, values: ['diesel'] }] },
    };
    expect(readListState(writeListState(state), defaultPreferences)).toEqual(state);
  });
  it.each([[['plate', 'custom_field_7']], [[]], [null], [undefined]])(
    'reads back a view with columns %j',
    (columns) => {
      const state = { ...read('page=2'), view: 12, columns };
      expect(readListState(writeListState(state), defaultPreferences)).toStrictEqual(state);
    },
  );
  it('knows no view and no columns of its own unless they are named', () => {
    expect(read('page=1')).toMatchObject({ view: undefined, columns: undefined });
    expect(writeListState(read('page=1')).toString()).not.toMatch(/view|columns/);
    expect(read('view=x&columns=plate,plate,(x)')).toMatchObject({ view: undefined, columns: ['plate'] });
  });
});

it('keeps the kind of rows in the URL, and sends it', () => {
  const state = read('page=1&segment=all&kind=programs');
  expect(state.kind).toBe('programs');
  expect(writeListState(state).get('kind')).toBe('programs');
  expect(toQuery(state)).toMatchObject({ trainings_filter: 'programs' });
  expect(read('kind=(x)').kind).toBeUndefined();
});

it('toQuery sends what the endpoint knows', () =>
  expect(toQuery(read('segment=all&sort=-plate'))).toEqual({
    page: 1,
    per_page: 25,
    segment_id: 'all',
    search_term: '',
    orderby_column: 'plate',
    orderby_direction: 'desc',
  }));

it('a whole URL without sort has none, whatever was chosen since', () => {
  expect(read('page=1').sort).toBeNull();
  expect(read('segment=all').sort).toEqual(remembered.sort);
});

it('refuses numbers and texts that the endpoint would refuse', () =>
  expect(read(`page=999999&per_page=5000&search=${'x'.repeat(300)}`)).toMatchObject({
    page: 1,
    perPage: 25,
    search: 'x'.repeat(100),
  }));

it('drops sort and filters on columns that the user does not have', () => {
  const on = (column: string) => ({ column, operator: 'is' as const, values: ['x'] });
  const state = {
    ...read('page=1&sort=wage'),
    filters: { match: 'all' as const, conditions: [on('wage'), on('plate')] },
  };
  expect(onlyKnownColumns(state, new Set(['plate']))).toMatchObject({
    sort: null,
    filters: { match: 'all', conditions: [on('plate')] },
  });
  const group = (...conditions: ReturnType<typeof on>[]) => ({ match: 'any' as const, conditions });
  const grouped = {
    ...state,
    filters: { match: 'all' as const, conditions: [group(on('wage')), group(on('wage'), on('plate'))] },
  };
  expect(onlyKnownColumns(grouped, new Set(['plate'])).filters?.conditions).toEqual([group(on('plate'))]);
  expect(
    onlyKnownColumns({ ...state, filters: { match: 'all', conditions: [on('wage')] } }, new Set()).filters,
  ).toBeNull();
});
