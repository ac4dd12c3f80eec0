import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { BoardCardOut, getBoard } from '#shared/contract/people/get-board.ts';
import { boardColumns, type BoardColumn } from '#shared/people/board.rules.ts';
import { fold } from '#shared/values/fold.ts';
import { sumMoney } from '#shared/values/money.ts';

export type Board = EndpointResponse<typeof getBoard>;
export type BoardColumnOut = Board['columns'][number];
export type Card = BoardCardOut;

export const views = ['board', 'list'] as const;
export type View = (typeof views)[number];

/** With more people than this the list is easier to read. */
const BOARD_MAX = 60;

export type BoardState = {
  readonly search: string;
  readonly team: number | null;
  /** Undefined: as the screen and the number of people suggest. */
  readonly view: View | undefined;
  /** Only this column is shown. */
  readonly only: BoardColumn | undefined;
};

export const stateOf = (params: URLSearchParams): BoardState => ({
  search: params.get('q') ?? '',
  team: Number(params.get('team')) || null,
  view: views.find((each) => each === params.get('view')),
  only: boardColumns.find((each) => each === params.get('only')),
});

export const paramsOf = ({ search, team, view, only }: BoardState): URLSearchParams =>
  new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(team !== null && { team: String(team) }),
    ...(view !== undefined && { view }),
    ...(only !== undefined && { only }),
  });

const matches = ({ name, team_names, team_ids }: Card, { search, team }: BoardState): boolean => {
  const text = fold(`${name} ${team_names}`);
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (team === null || team_ids.includes(team)) && words.every((word) => text.includes(word));
};

/** Whether search or team leave somebody out, so that an empty column does not mean that nobody comes. */
export const isNarrowed = ({ search, team }: BoardState): boolean => search !== '' || team !== null;

/** The columns with the people whom search and team leave. */
export const shownColumns = ({ columns }: Board, state: BoardState): BoardColumnOut[] =>
  columns
    .filter(({ key }) => state.only === undefined || key === state.only)
    .map((column) => ({ ...column, people: column.people.filter((card) => matches(card, state)) }));

export const countOf = (columns: readonly BoardColumnOut[]): number =>
  columns.reduce((sum, { people }) => sum + people.length, 0);

/** Whether nobody joins or leaves, now or on a day that is known. */
export const isEmpty = ({ columns }: Board): boolean =>
  columns.every(({ people, next }) => people.length === 0 && next === null);

/** A phone has room for one column, so the list is all that there is. */
export const viewOf = ({ view }: BoardState, isPhone: boolean, count: number): View =>
  isPhone ? 'list' : (view ?? (count > BOARD_MAX ? 'list' : 'board'));

/** Whether a card proposes the next driver of a vehicle. */
export const proposesDrivers = (columns: readonly BoardColumnOut[]): boolean =>
  columns.some(({ people }) => people.some(({ open }) => open.some(({ next_driver: next }) => next !== null)));

/** What things of people who left cost a month; null while no such cost is known. */
export const stillCharged = (columns: readonly BoardColumnOut[]): number | null => {
  const costs = columns
    .filter(({ key }) => key === 'left')
    .flatMap(({ people }) => people.flatMap(({ cost_monthly: cost }) => cost ?? []));
  return costs.length > 0 ? sumMoney(costs) : null;
};
