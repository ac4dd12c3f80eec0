import { endpoint } from '#shared/contract/endpoint.ts';
import { profile } from './profile.ts';

export const getProfile = endpoint({
  id: 'session.getProfile',
  method: 'GET',
  path: '/api/profile',
  permission: 'signed-in',
  summary: 'The signed-in user, with their rights and the features of the company',
  response: profile,
});
