import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { exportQuery } from '#shared/list/list-query.ts';
import { yearIn } from './balance.ts';

export const exportBalances = endpoint({
  id: 'daysOff.exportBalances',
  method: 'GET',
  path: '/api/daysOff/balances/excel',
  permission: 'days:export',
  access: 'write',
  limited: 'export',
  summary: 'Export the balances of everybody in a year to Excel',
  query: exportQuery.extend({ year: yearIn.optional() }),
  response: exportedFile,
  errors: ['unknown_column', 'unknown_segment'],
});
