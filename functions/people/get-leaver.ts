import { getLeaver } from '#shared/contract/people/get-leaver.ts';
import type { Held } from '#shared/contract/people/held.ts';
import { heldKey, type HeldType } from '#shared/people/leaver.rules.ts';
import { parseDmy, toDmy } from '#shared/values/dates.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { loginFor } from './deactivation.ts';
import { heldNow } from './held-by-person.ts';
import { keptNotesOf } from './kept-records.ts';
import { leaverDay } from './leaver-day.ts';
import { nextDriversFor } from './next-drivers.ts';

/** Whether the vehicle comes free with the leaver: nobody is planned after them, and no end of its use. */
const comesFree = ({ planned, end_date: end, planned_end: ends }: Held['vehicles'][number]): boolean =>
  planned === null && end === null && ends === null;

export const handler = serve(getLeaver, async ({ params: { id }, actor }) => {
  const person = await visiblePerson(actor, id);
  const [held, kept, login] = await Promise.all([heldNow(actor, id), keptNotesOf(id), loginFor(actor, id)]);
  const day = leaverDay(actor, person);
  const nextDriversOf = held.vehicles.some(comesFree) ? await nextDriversFor(actor) : () => [];
  const withKept = <T extends { id: number; start_date: string }>(type: HeldType, record: T) => {
    const note = kept.get(heldKey({ type, id: record.id }));
    const isCurrent = note?.since === parseDmy(record.start_date);
    return { ...record, kept: note && isCurrent ? { date: toDmy(note.date), by: note.by } : null };
  };
  return {
    date: toDmy(day),
    ...login,
    vehicles: held.vehicles.map((vehicle) => ({
      ...withKept('car', vehicle),
      next_drivers: comesFree(vehicle) ? nextDriversOf(person, day) : [],
    })),
    assets: held.assets.map((asset) => withKept('asset', asset)),
    licences: held.licences.map((license) => withKept('software_license', license)),
  };
});
