import { endpoint } from '#shared/contract/endpoint.ts';
import { versionedTrainingSettings } from './settings.ts';

export const getTrainingSettings = endpoint({
  id: 'trainings.getTrainingSettings',
  method: 'GET',
  path: '/api/settings/trainings',
  permission: 'trainings:read',
  summary: 'The number of employees and the days of training right',
  response: versionedTrainingSettings,
});
