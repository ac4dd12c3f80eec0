import type { BoardItemOut } from '#shared/contract/people/get-board.ts';
import type { BoardColumn } from '#shared/people/board.rules.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';

/** Somebody on the board of joiners and leavers. */
export type BoardPerson = {
  readonly row: EmployeeRow;
  readonly column: BoardColumn;
  readonly date: IsoDate | null;
  /** The first day on which somebody who leaves is to have nothing any more. */
  readonly firstDayWithout: IsoDate;
};

/** Something to do about a person, done or open. */
export type BoardItem = BoardItemOut & { readonly isOpen: boolean };

/** What one area has to say about people on the board, as far as the actor may see it. */
export type BoardSource = (actor: Actor) => Promise<(person: BoardPerson) => readonly BoardItem[]>;

export const isNew = ({ column }: Pick<BoardPerson, 'column'>): boolean =>
  column === 'joining' || column === 'first_weeks';

type About = Partial<Omit<BoardItemOut, 'kind' | 'date'>> & { readonly date?: IsoDate | null };

const item = (kind: BoardItemOut['kind'], isOpen: boolean, { date = null, ...about }: About): BoardItem => ({
  kind,
  id: null,
  name: null,
  count: null,
  state: null,
  who: null,
  cost_monthly: null,
  next_driver: null,
  ...about,
  date: toDmyOrNull(date),
  isOpen,
});

export const openItem = (kind: BoardItemOut['kind'], about: About = {}): BoardItem => item(kind, true, about);
export const doneItem = (kind: BoardItemOut['kind']): BoardItem => item(kind, false, {});

/** Nothing to say, for an actor without the right to an area. */
export const noItems = (): readonly BoardItem[] => [];
