import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared, version } from '#shared/values/wire.ts';
import { trainingSettingsIn, versionedTrainingSettings } from './settings.ts';

export const setTrainingSettings = endpoint({
  id: 'trainings.setTrainingSettings',
  method: 'POST',
  path: '/api/settings/trainings',
  permission: 'settings:manage',
  summary: 'Set the number of employees and the days of training right; absent fields stay',
  body: z.strictObject({
    version: version.optional(),
    average_fte: cleared(trainingSettingsIn.average_fte),
    days_of_right: cleared(trainingSettingsIn.days_of_right),
    period_start_year: wireWholeNumber.pipe(z.int().min(2000).max(2100)).optional(),
  }),
  response: versionedTrainingSettings,
  errors: ['stale_version'],
});
