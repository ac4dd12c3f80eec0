import { endpoint } from '#shared/contract/endpoint.ts';
import { checklistsOut } from './checklists.ts';

export const getChecklists = endpoint({
  id: 'people.getChecklists',
  method: 'GET',
  path: '/api/settings/checklists',
  permission: 'settings:manage',
  summary: 'The checklists of joiners and leavers: what is left out, and what the company adds',
  response: checklistsOut,
});
