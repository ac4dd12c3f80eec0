import { endpoint } from '#shared/contract/endpoint.ts';
import { daysOffSettingsOut } from './settings.ts';

export const getDaysOffSettings = endpoint({
  id: 'daysOff.getDaysOffSettings',
  method: 'GET',
  path: '/api/settings/daysOff',
  permission: 'days:read',
  summary: 'How days off are asked and counted',
  response: daysOffSettingsOut,
});
