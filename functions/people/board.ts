import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { BoardCardOut, BoardItemOut, getBoard } from '#shared/contract/people/get-board.ts';
import { boardColumns, boardPlace, boardUrgency, dayOfWork, nextInto } from '#shared/people/board.rules.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { addDays, toDmyOrNull } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { boardChecklist } from './board-checklist.ts';
import { boardDays } from './board-days.ts';
import { boardPapers } from './board-papers.ts';
import { boardPersonItems } from './board-person.ts';
import { isNew, type BoardItem, type BoardPerson } from './board-source.ts';
import { keptThings, thingsGiven, thingsToReturn } from './board-things.ts';
import { boardTrainings } from './board-trainings.ts';
import { nextDriversFor } from './next-drivers.ts';
import { readThings } from './things-of-people.ts';

type Board = EndpointResponse<typeof getBoard>;
type Card = Omit<BoardCardOut, 'avatar'> & { readonly row: EmployeeRow };

const placed = (row: EmployeeRow): BoardPerson[] => {
  const place = boardPlace(row, today());
  if (!place) return [];
  const last = place.column === 'leaving' || place.column === 'left' ? place.date : null;
  return [{ row, ...place, firstDayWithout: last === null ? today() : addDays(last, 1) }];
};

type Held = Pick<Card, 'to_hand_over' | 'cost_monthly'>;
const NOTHING_HELD: Held = { to_hand_over: 0, cost_monthly: null };

const shown = (item: BoardItem): BoardItemOut => {
  const { isOpen: _, ...out } = item;
  return out;
};

const cardOf = (person: BoardPerson, items: readonly BoardItem[], held: Held): Card => {
  const { row, column, date } = person;
  const open = items.filter(({ isOpen }) => isOpen);
  return {
    row,
    id: row.id,
    name: row.name,
    team_ids: row.team_ids,
    team_names: row.team_names,
    date: toDmyOrNull(date),
    day: column === 'first_weeks' ? dayOfWork(row, today()) : null,
    urgency: boardUrgency({ column, date, open: open.length }, held.cost_monthly, today()),
    done: items.length - open.length,
    total: items.length,
    open: open.map(shown),
    to_hand_over: held.to_hand_over,
    cost_monthly: held.cost_monthly,
  };
};

/** Reads what every area says about people on the board. */
const cardReader = async (actor: Actor, people: readonly BoardPerson[]) => {
  const [things, ...sources] = await Promise.all([
    readThings(
      actor,
      people.map(({ row }) => row),
    ),
    ...[boardPapers, boardTrainings, boardDays, boardPersonItems].map((source) => source(actor)),
  ]);
  const [kept, checklist, nextDriversOf] = await Promise.all([
    keptThings(people, things),
    boardChecklist(people),
    nextDriversFor(actor),
  ]);
  return (person: BoardPerson): Card => {
    const held = isNew(person)
      ? { ...NOTHING_HELD, items: thingsGiven(person, things) }
      : thingsToReturn(person, { things, kept, nextDriversOf });
    const { items, ...rest } = held;
    const computed = [...items, ...sources.flatMap((about) => about(person))];
    const listed = computed.filter((item) => checklist.keeps(person, item));
    return cardOf(person, [...listed, ...checklist.own(person)], rest);
  };
};

/**
 * People who will join or leave stand in the order of their dates, people in their first weeks or who left with the
 * latest first.
 */
const inOrder = (key: Board['columns'][number]['key'], cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => {
    const [first, second] = key === 'left' || key === 'first_weeks' ? [other, one] : [one, other];
    const days = key === 'joining' || key === 'first_weeks' ? 'start_date' : 'active_until';
    return (first.row[days] ?? '').localeCompare(second.row[days] ?? '') || one.name.localeCompare(other.name);
  });

/** Whoever leaves first: a driver who is proposed for two vehicles is the first choice for the one that is free first. */
const byFirstDayWithout = (one: BoardPerson, other: BoardPerson): number =>
  one.firstDayWithout.localeCompare(other.firstDayWithout) || one.row.id - other.row.id;

/** The board of joiners and leavers, over the people whom the actor sees (docs/areas/people.md#joiners-and-leavers). */
export const boardFor = async (actor: Actor): Promise<Board> => {
  const seen = [...(await employeeCollection.refresh()).all()].filter((row) => seesPerson(actor, row));
  const people = seen.flatMap(placed);
  const read = await cardReader(actor, people);
  const cards = Map.groupBy(
    people.toSorted(byFirstDayWithout).map((person) => ({ column: person.column, card: read(person) })),
    ({ column }) => column,
  );
  const columns = boardColumns.map((key) => {
    const all = (cards.get(key) ?? []).map(({ card }) => card);
    const shown = all.filter(({ open }) => key !== 'left' || open.length > 0);
    return { key, next: toDmyOrNull(nextInto(key, seen, today())), people: inOrder(key, shown) };
  });
  const picture = await pictureLinks(columns.flatMap((column) => column.people.map(({ row }) => row.avatar)));
  return {
    columns: columns.map((column) => ({
      ...column,
      people: column.people.map(({ row, ...card }) => ({ ...card, avatar: picture(row.avatar) })),
    })),
  };
};
