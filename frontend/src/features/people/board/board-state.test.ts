import { describe, expect, it } from 'vitest';
import {
  isEmpty,
  paramsOf,
  shownColumns,
  stateOf,
  stillCharged,
  viewOf,
  type Board,
  type Card,
} from './board-state.ts';

const card = (id: number, name: string, team_ids: number[], cost_monthly: number | null = null): Card => ({
  id,
  name,
  avatar: null,
  team_ids,
  team_names: team_ids.map((team) => `Team ${team}`).join(', '),
  date: null,
  day: null,
  urgency: 'later',
  done: 0,
  total: 0,
  open: [],
  to_hand_over: 0,
  cost_monthly,
});
const board: Board = {
  columns: [
    { key: 'leaving', next: null, people: [card(1, 'Élodie Maes', [7], 9)] },
    { key: 'left', next: null, people: [card(2, 'Bram Claes', [8], 10.1), card(3, 'Noor Claes', [7], 0.2)] },
  ],
};
const idsOf = (query: string) =>
  shownColumns(board, stateOf(new URLSearchParams(query))).map(({ people }) => people.map(({ id }) => id));

describe('the board', () => {
  it('finds names and teams without accents, within a team and a column', () => {
    expect(idsOf('q=elodie')).toEqual([[1], []]);
    expect(idsOf('q=claes%20team')).toEqual([[], [2, 3]]);
    expect(idsOf('team=7')).toEqual([[1], [3]]);
    expect(idsOf('only=left')).toEqual([[2, 3]]);
  });

  it('keeps its state in the address and nothing that is not known', () => {
    expect(paramsOf(stateOf(new URLSearchParams('q=a&team=7&view=list&only=left'))).toString()).toBe(
      'q=a&team=7&view=list&only=left',
    );
    expect(paramsOf(stateOf(new URLSearchParams('team=x&view=grid&only=all'))).toString()).toBe('');
  });

  it('sums what is paid for people who left, in cents', () => {
    expect(stillCharged(board.columns)).toBe(10.3);
    expect(stillCharged(board.columns.slice(0, 1))).toBe(null);
  });

  it('is empty while nobody is in a column and nobody is known to come to one', () => {
    const of = (next: string | null): Board => ({
      columns: [
        { key: 'joining', next, people: [] },
        { key: 'leaving', next: null, people: [] },
      ],
    });
    expect([of(null), of('01/03/2027'), board].map(isEmpty)).toEqual([true, false, false]);
  });

  it('is a list on the phone, and with many people unless somebody chose', () => {
    const view = (query: string, isPhone: boolean, count: number) =>
      viewOf(stateOf(new URLSearchParams(query)), isPhone, count);
    expect([view('', false, 60), view('', false, 61), view('view=board', false, 61)]).toEqual([
      'board',
      'list',
      'board',
    ]);
    expect([view('', true, 3), view('view=board', true, 3)]).toEqual(['list', 'list']);
  });
});
