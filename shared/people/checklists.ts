import type { BoardColumn, BoardItemKind } from './board.rules.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';

/** The two checklists of a company. */
export const checklistSides = ['joiner', 'leaver'] as const;
export type ChecklistSide = (typeof checklistSides)[number];

/** What a company may leave out of its checklists; what somebody still has always counts. */
export const optionalItems = {
  joiner: ['contract', 'paper', 'no_asset', 'no_licence', 'training', 'team', 'wage'],
  leaver: ['contract', 'receipt', 'reports', 'leads', 'days_off', 'requests'],
} as const satisfies Record<ChecklistSide, readonly BoardItemKind[]>;

export const OWN_ITEMS_MAX = 30;
export const OWN_NAME_MAX = 80;
export const OWN_WHO_MAX = 40;
/** The most days that an item may be due before or after the day that the board follows. */
export const OWN_DAYS_MAX = 365;

/** An item that a company adds, and that people tick. */
export type OwnItem = {
  readonly id: number;
  readonly side: ChecklistSide;
  readonly name: string;
  /** Days from the first day of who joins, from the last day of who leaves; less than 0 before it. */
  readonly days: number;
  /** Who does it, in the words of the company. */
  readonly who: string;
};

export type Checklists = {
  readonly joiner_off: readonly BoardItemKind[];
  readonly leaver_off: readonly BoardItemKind[];
  readonly own: readonly OwnItem[];
};

export const sideOf = (column: BoardColumn): ChecklistSide =>
  column === 'joining' || column === 'first_weeks' ? 'joiner' : 'leaver';

/** Whether the checklist of a side has an item; a seat that is taken goes with the training. */
export const isListed = ({ joiner_off, leaver_off }: Checklists, side: ChecklistSide, kind: BoardItemKind): boolean =>
  !(side === 'joiner' ? joiner_off : leaver_off).includes(kind === 'seat' ? 'training' : kind);

/** The day by which an item is to be done; null while the day that the board follows is not known. */
export const dueOn = ({ days }: Pick<OwnItem, 'days'>, date: IsoDate | null): IsoDate | null =>
  date === null ? null : addDays(date, days);
