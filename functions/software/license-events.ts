import { withoutEnd, type Periods } from '#shared/assignments/periods.ts';
import type { EventPayload } from '#shared/activity/events.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { plannedEnd } from '#shared/software/license.dated.ts';
import type { License } from '#shared/software/license.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { holderEventWrites } from '#functions/platform/assignments/holder-event-writes.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { productCollection } from './product-store.ts';

type LicenseEventType =
  | 'license_added'
  | 'license_reassigned'
  | 'license_deactivated'
  | 'license_reactivated'
  | 'license_deleted_permanently';

/** What made the change when it was not made in a form. */
export type How = { via_excel?: true; via_undo?: true };

/** The names of a licence's product and of one of its people, for the feeds of both, as of the last refresh. */
export const namesOf = (
  { product_id }: Pick<License, 'product_id'>,
  employee_id: number,
): { name: string; person_name: string; employee_id: number } => ({
  name: productCollection.rows.get(product_id)?.name ?? '',
  person_name: nameOfPerson(employee_id) ?? '',
  employee_id,
});

/** An event of a licence, in its own feed and again in those of its product and of the people it concerns. */
export const licenseEvents = <T extends LicenseEventType>(
  actor: Actor,
  { id, product_id }: Pick<License, 'id' | 'product_id'>,
  people: readonly number[],
  type: T,
  payload: EventPayload<T>,
): Write[] => [
  recordEvent(actor, { object: 'software_license', id, type, payload }),
  recordEvent(actor, { object: 'software_product', id: product_id, type, payload, isRepeated: true }),
  ...people.map((person) => recordEvent(actor, { object: 'employee', id: person, type, payload, isRepeated: true })),
];

/** The person who has a licence to its end, or had it last. */
export const lastHolder = ({ periods, employee_id }: License): number => periods.at(-1)?.employee_id ?? employee_id;

/** The event of an end or of its calling off; `day` is the day of the end, or that on which the licence came back. */
export const endEvents = (
  actor: Actor,
  license: License,
  type: 'license_deactivated' | 'license_reactivated',
  day: IsoDate,
  how: How = {},
): Write[] => {
  const person = lastHolder(license);
  return licenseEvents(actor, license, [person], type, { ...namesOf(license, person), date: toDmy(day), ...how });
};

/** The periods of a licence as if no end was planned. */
const openEnded = (license: License): Periods => withoutEnd(license.periods, plannedEnd(license));

/**
 * The events of a change of people: who has it now, who gets it, which plan is called off. Its end has events of its
 * own, and so is its return to somebody.
 */
export const holderWrites = (actor: Actor, before: License, after: License, how: How = {}): Write[] => {
  const undone = how.via_undo ? ({ via_undo: true } as const) : {};
  const save = { actor, object: 'software_license' as const, id: before.id, undone };
  return holderEventWrites({ ...save, before: openEnded(before), after: openEnded(after) }, ({ from, to, date }) => {
    // A licence that nobody has yet counts as that of the person it was planned for.
    const old = from > 0 ? from : before.employee_id;
    const isEndOrReturn = to === 0 || (from === 0 && before.deleted === 1);
    if (isEndOrReturn || old === to) return [];
    const { name, person_name, employee_id } = namesOf(before, to);
    const names = { old_person_name: nameOfPerson(old) ?? '', new_person_name: person_name };
    return licenseEvents(actor, before, [old, to], 'license_reassigned', {
      name,
      employee_id,
      ...names,
      date,
      ...how,
    });
  });
};
