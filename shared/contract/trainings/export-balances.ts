import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { exportQuery } from '#shared/list/list-query.ts';
import { balanceQueryIn } from './balance.ts';

export const exportBalances = endpoint({
  id: 'trainings.exportBalances',
  method: 'GET',
  path: '/api/trainings/balances/excel',
  permission: 'trainings:export',
  access: 'write',
  limited: 'export',
  summary: 'Export the training right of everybody in a year to Excel, for the works council',
  query: exportQuery.extend(balanceQueryIn),
  response: exportedFile,
  errors: ['unknown_column', 'unknown_segment'],
});
