import { holderEvents } from '#shared/assignments/planned.ts';
import type { Periods } from '#shared/assignments/periods.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** Whether an undo made the change. */
export type Undone = { readonly via_undo?: true };

type HolderSave = {
  readonly actor: Actor;
  readonly object: ObjectType;
  readonly id: number;
  readonly before: Periods;
  readonly after: Periods;
  /** The end of the record itself, when it has one. */
  readonly ends?: IsoDate | null;
  readonly undone?: Undone;
};

/** A change of holder in the words of one area; `date` is dd/mm/yyyy, 0 is nobody. */
export type HolderChange = { from: number; to: number; date: string };

/** The events of a change of holder: `writesOf` gives them the words of the area, and calling a plan off has its own. */
export const holderEventWrites = (
  { actor, object, id, before, after, ends = null, undone = {} }: HolderSave,
  writesOf: (change: HolderChange) => Write[],
): Write[] =>
  holderEvents(before, after, today(), ends).flatMap((event) =>
    event.type === 'changed'
      ? writesOf({ from: event.from, to: event.to, date: toDmy(event.day) })
      : [
          recordEvent(actor, {
            object,
            id,
            type: 'plan_called_off',
            payload: {
              name: nameOfPerson(event.to),
              date: toDmy(event.day),
              ...undone,
            },
          }),
        ],
  );

/** The lines about plans that fell away with the end of a record, which has an event of its own. */
export const calledOffWrites = (save: HolderSave): Write[] => holderEventWrites(save, () => []);
