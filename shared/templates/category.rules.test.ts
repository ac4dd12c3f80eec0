import { describe, expect, it } from 'vitest';
import { categoryIssues } from './category.rules.ts';

const before = [
  { id: 1, name: 'Contracts', parent_id: null },
  { id: 2, name: 'Annexes', parent_id: 1 },
];

const judge = (lines: Parameters<typeof categoryIssues>[1]) =>
  categoryIssues(before, lines).map(({ path, code }) => `${path} ${code}`);

describe('categories of templates', () => {
  it('may stand at the top, in one that is there and in one that is new', () => {
    expect(
      judge([
        ...before,
        { name: 'Policies' },
        { name: 'Cars', parent_id: -3 },
        { name: 'Other', parent_id: 0 },
        { name: 'Students', parent_id: 2 },
      ]),
    ).toEqual([]);
  });

  it('have a name', () => {
    expect(judge([before[0]!, { id: 2, name: '' }])).toEqual(['categories.1.name required']);
  });

  it('that were not there before have no number yet', () => {
    expect(judge([{ id: 3, name: 'Policies' }])).toEqual(['categories.0.id unknown_record']);
  });

  it('stand in none that is missing', () => {
    expect(judge([{ name: 'Cars', parent_id: 2 }])).toEqual(['categories.0.parent_id unknown_record']);
    expect(judge([{ name: 'Cars', parent_id: -2 }])).toEqual(['categories.0.parent_id unknown_record']);
  });

  it('stand four deep at most, and never in themselves', () => {
    const chain = [
      { name: 'One' },
      { name: 'Two', parent_id: -1 },
      { name: 'Three', parent_id: -2 },
      { name: 'Four', parent_id: -3 },
    ];
    expect(judge(chain)).toEqual([]);
    expect(judge([...chain, { name: 'Five', parent_id: -4 }])).toEqual(['categories.4.parent_id category_depth']);
    expect(judge([{ id: 1, name: 'Contracts', parent_id: 1 }])).toEqual(['categories.0.parent_id category_depth']);
  });

  it('have a name once in the same place, however it is written', () => {
    expect(
      judge([
        { id: 1, name: 'Contracts', parent_id: null },
        { name: 'contracts' },
        { name: 'CONTRACTS', parent_id: 0 },
        { name: 'Contracts', parent_id: 1 },
        { name: 'contracts', parent_id: 1 },
      ]),
    ).toEqual(['categories.1.name name_twice', 'categories.2.name name_twice', 'categories.4.name name_twice']);
  });
});
