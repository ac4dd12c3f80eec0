import { endpoint } from '#shared/contract/endpoint.ts';
import { featuresIn, featuresOut } from './features.ts';

export const setFeatures = endpoint({
  id: 'session.setFeatures',
  method: 'POST',
  path: '/api/settings/features',
  permission: 'settings:manage',
  summary: 'Switch feature flags and integration features; a list that is absent stays as it is',
  body: featuresIn,
  response: featuresOut,
  errors: ['stale_version'],
});
