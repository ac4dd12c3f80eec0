import { endpoint } from '#shared/contract/endpoint.ts';
import { versionedCompany } from './company.ts';

export const getCompany = endpoint({
  id: 'session.getCompany',
  method: 'GET',
  path: '/api/settings/company',
  permission: 'signed-in',
  summary: 'What contracts say of the company; for those who see contracts or change the settings',
  response: versionedCompany,
});
