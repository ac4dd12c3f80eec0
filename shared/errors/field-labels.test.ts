import { expect, it } from 'vitest';
import assets from '#shared/messages/en/assets.json' with { type: 'json' };
import fleet from '#shared/messages/en/fleet.json' with { type: 'json' };
import people from '#shared/messages/en/people.json' with { type: 'json' };
import segments from '#shared/messages/en/segments.json' with { type: 'json' };
import software from '#shared/messages/en/software.json' with { type: 'json' };
import trainings from '#shared/messages/en/trainings.json' with { type: 'json' };
import { labelsOf, namesOf } from './field-labels.ts';

/** With `-u` the test writes the file. */
it('holds the names of fields as the screens have them', async () => {
  const labels = { assets: assets.field, fleet: fleet.field, people: people.field, segments: segments.field, software: software.field, trainings: trainings.field }; // prettier-ignore
  await expect(`${JSON.stringify(labels, null, 2)}\n`).toMatchFileSnapshot('field-labels.json');
});

it('names a field by its label, one inside another by its own, and any other by its path in words', () => {
  const paths = ['co2_g_km', 'periods.0.date_end', 'per_page'];
  expect(labelsOf('fleet.editCar', paths)).toEqual({
    co2_g_km: fleet.field.co2_g_km,
    'periods.0.date_end': fleet.field.date_end,
  });
  expect(namesOf('fleet.editCar', paths)).toMatchObject({ per_page: 'per page' });
  expect(namesOf('assets.transferAssets', ['asset_ids.0'])).toEqual({ 'asset_ids.0': 'assets' });
  expect(namesOf('push.startPush', ['messageForPayroll'])).toEqual({ messageForPayroll: 'message for payroll' });
  expect(labelsOf('nowhere.do', paths)).toEqual({});
  expect(labelsOf('fleet.editCar', [''])).toEqual({ '': 'The body' });
});
