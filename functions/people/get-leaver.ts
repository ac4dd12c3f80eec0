import { getLeaver } from '#shared/contract/people/get-leaver.ts';
import { heldKey, type HeldType } from '#shared/people/leaver.rules.ts';
import { parseDmy, toDmy } from '#shared/values/dates.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { heldNow } from './held-by-person.ts';
import { keptBy } from './kept-records.ts';
import { leaverDay } from './leaver-day.ts';

export const handler = serve(getLeaver, async ({ params: { id }, actor }) => {
  const person = await visiblePerson(actor, id);
  const [held, kept] = await Promise.all([heldNow(actor, id), keptBy(id)]);
  const checked =
    (type: HeldType) =>
    <T extends { id: number; start_date: string }>(thing: T) => {
      const mark = kept.get(heldKey({ type, id: thing.id }));
      const holds = mark?.since === parseDmy(thing.start_date);
      return { ...thing, kept: mark && holds ? { date: toDmy(mark.date), by: mark.by } : null };
    };
  return {
    date: toDmy(leaverDay(actor, person)),
    vehicles: held.vehicles.map(checked('car')),
    assets: held.assets.map(checked('asset')),
    licences: held.licences.map(checked('software_license')),
  };
});
