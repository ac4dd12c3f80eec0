import { dayWarnings } from '#shared/assignments/planned.ts';
import { parseForType } from '#shared/contract/fleet/car-edit.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import fleetTexts from '#shared/messages/en/fleet.json' with { type: 'json' };
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { pushUnchanged } from './payroll-lock.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(editCar, ({ body: { car_id: id, version, change_date, ...sent }, actor, commit }) => {
  const fleet = vehicles(actor);
  return editRecord({
    of: ['car', id],
    version,
    commit,
    read: async () => {
      const { seen, rows } = await fleet.beginChange(id);
      return { ...seen.vehicle, seen, rows, body: parseForType(seen.vehicle.type, sent) };
    },
    archived: 'This vehicle is archived. Unarchive it first.',
    present: ({ seen }) => fleet.present(seen.vehicle),
    plan: async ({ seen, rows, body }) => {
      const { value, issues, leftOpen, writes, changed } = await fleet.plan(id, body, change_date, { seen });
      assertNoIssues(issues, 'invalid', fleetTexts.field);
      const twin = fleet.hasDuplicatePlate(rows, value) ? (['duplicate_plate'] as const) : [];
      const warnings = [...twin, ...dayWarnings(change_date, today(), seen.pushedMonths)];
      return {
        writes: changed ? [...writes, pushUnchanged(id, seen.pushedMonths)] : [],
        answer: (saved) => ({ id, version: saved, warnings, open_fields: leftOpen }),
      };
    },
  });
});
