import { endpoint } from '#shared/contract/endpoint.ts';
import { featuresOut } from './features.ts';

export const getFeatures = endpoint({
  id: 'session.getFeatures',
  method: 'GET',
  path: '/api/settings/features',
  permission: 'settings:manage',
  summary: 'Feature flags and integration features of the company',
  response: featuresOut,
});
