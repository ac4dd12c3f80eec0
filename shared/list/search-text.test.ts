import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { RowIndex } from './row-index.ts';

type Row = { id: number; name: string | null; plate: string; supplier: string };
const columns: readonly Column<Row>[] = [
  { key: 'name', label: '', kind: 'text', value: (row) => row.name, searchable: true },
  {
    key: 'plate',
    label: '',
    kind: 'text',
    value: (row) => row.plate,
    searchable: true,
    searchAlso: (row) => row.plate.replaceAll('-', ''),
  },
  { key: 'supplier', label: '', kind: 'text', value: (row) => row.supplier, searchable: true },
];
/** Plates are all different, which is seen after some two thousand; they have bytes of their own from there on. */
const SIZE = 2_600;
const everything = { key: 'all', test: () => true };
const rowOf = (id: number, changes: Partial<Row> = {}): Row => ({
  id,
  name: id % 11 === 0 ? null : `Škoda ${id % 7}`,
  plate: `1-${id % 50 === 0 ? 'Ω語😀' : 'AB'}${id % 5}-${100 + id}`,
  // The first cells of a column may come late.
  supplier: id <= 2_100 ? '' : id % 40 === 0 ? 'Solo' : 'Lease',
  ...changes,
});
const textOf = ({ name, plate, supplier }: Row): string =>
  [name?.replace('Š', 'S') ?? '', plate, plate.replaceAll('-', ''), supplier].join('\n').toLowerCase();

describe('a search', () => {
  it.each([
    's',
    '1',
    '-',
    'lease',
    'solo',
    'skoda 3',
    'ab4',
    '1-ab4',
    '1ab4',
    'ab4-1',
    'e ab2 20',
    'oda',
    'nothing',
    '.',
    '1-',
    'b4-19',
    'ω語',
    '語😀0',
    '\ude00',
    'skoda 😀 26',
  ])('for “%s” finds the rows that hold every word, among thousands and after changes', (term) => {
    const index = new RowIndex(Array.from({ length: SIZE }, (_, at) => rowOf(at + 1)));
    const found = (): string => {
      const matches = index.match([everything], term, columns);
      return index
        .slice(matches, { descending: false }, 0, matches.count)
        .map(({ id }) => id)
        .join();
    };
    const expected = (): string => {
      const words = term.split(' ');
      return [...index.all()]
        .filter((row) => words.every((word) => textOf(row).includes(word)))
        .map(({ id }) => id)
        .join();
    };
    expect(found()).toBe(expected());
    index.upsert([rowOf(64, { supplier: 'Solo' }), rowOf(33, { name: 'Other' }), rowOf(SIZE + 500)]);
    index.remove([65, 2]);
    expect(found()).toBe(expected());
    index.upsert([rowOf(66, { name: 'Solo', plate: '2-ΩX-7' }), rowOf(2_599, { plate: '' })]);
    expect(found()).toBe(expected());
  });
});
