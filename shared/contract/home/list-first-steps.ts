import { endpoint } from '#shared/contract/endpoint.ts';
import { firstStepsOut } from './first-steps.ts';

export const listFirstSteps = endpoint({
  id: 'home.listFirstSteps',
  method: 'GET',
  path: '/api/home/firstSteps',
  permission: 'signed-in',
  summary: 'The first steps of a new company that the user may take, each with its state',
  response: firstStepsOut,
});
