import { countsForLeaver, isOverBy } from '#shared/people/board.rules.ts';
import { heldKey, type HeldType } from '#shared/people/leaver.rules.ts';
import { sumMoney } from '#shared/values/money.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { doneItem, isNew, openItem, type BoardItem, type BoardPerson } from './board-source.ts';
import { keptNotes } from './kept-records.ts';
import type { NextDrivers } from './next-drivers.ts';
import type { Thing, Things } from './things-of-people.ts';

/** The kinds of things that somebody new should get; vehicles are not for everybody. */
const given = { asset: 'no_asset', software_license: 'no_licence' } as const satisfies Partial<
  Record<HeldType, string>
>;
const givenTypes = ['asset', 'software_license'] as const;

/** Whether somebody new got something of each kind that the company has, or will get it. */
export const thingsGiven = ({ row: { id } }: BoardPerson, { of, known }: Things): BoardItem[] =>
  givenTypes
    .filter((type) => known.has(type))
    .map((type) => (of(id).some((thing) => thing.type === type) ? doneItem(type) : openItem(given[type])));

/**
 * What somebody has beyond their last day and has not lost since, each thing once: with the period that they have it
 * in, or the next one.
 */
const stillHeld = ({ row: { id }, firstDayWithout: day }: BoardPerson, { of }: Things): Thing[] => {
  const from = day > today() ? day : today();
  const held = of(id).filter((thing) => !isOverBy(thing, from));
  return [...Map.groupBy(held, heldKey).values()].map(([first, ...more]) =>
    more.reduce((one, other) => (other.start < one.start ? other : one), first!),
  );
};

/** The things that leavers may keep, as a checklist noted it, by person and thing. */
export const keptThings = async (people: readonly BoardPerson[], things: Things): Promise<ReadonlySet<string>> => {
  const held = people.filter((person) => !isNew(person)).flatMap((person) => stillHeld(person, things));
  const notes = await keptNotes(held);
  return new Set(notes.filter(({ record, kept }) => record.start === kept.since).map(({ record }) => keyOf(record)));
};

const keyOf = (thing: Thing): string => `${thing.employee_id} ${heldKey(thing)}`;

/** The things of somebody who leaves: those to hand over, with what they cost, and those that are settled. */
export const thingsToReturn = (
  person: BoardPerson,
  { things, kept, nextDriversOf }: { things: Things; kept: ReadonlySet<string>; nextDriversOf: NextDrivers },
) => {
  const { row, firstDayWithout: day } = person;
  const open = stillHeld(person, things).filter((thing) => !kept.has(keyOf(thing)));
  const counted = things.of(row.id).filter((thing) => countsForLeaver(thing, day));
  const settled = new Set(counted.map(heldKey)).size - open.length;
  const isFree = ({ type, end }: Thing): boolean => type === 'car' && end === null;
  const costs = open.flatMap(({ monthly }) => monthly ?? []);
  return {
    items: [
      ...open.map((thing) => {
        const { type, id, name, monthly } = thing;
        const next = isFree(thing) ? nextDriversOf(row, day)[0] : undefined;
        return openItem(type, { id, name, cost_monthly: monthly, next_driver: next ?? null });
      }),
      ...Array.from({ length: Math.max(0, settled) }, () => doneItem('asset')),
    ],
    to_hand_over: open.length,
    cost_monthly: costs.length > 0 ? sumMoney(costs) : null,
  };
};
