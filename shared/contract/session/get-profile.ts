import { endpoint } from '#shared/contract/endpoint.ts';
import { profile } from './profile.ts';

export const getProfile = endpoint({
  id: 'session.getProfile',
  method: 'GET',
  path: '/api/profile',
  permission: 'signed-in',
  summary: 'Who is signed in, with his rights and the features of the company',
  response: profile,
});
