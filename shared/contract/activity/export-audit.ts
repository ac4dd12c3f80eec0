import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { exportQuery } from '#shared/list/list-query.ts';

export const exportAudit = endpoint({
  id: 'activity.exportAudit',
  method: 'GET',
  path: '/api/audit/list/excel',
  permission: 'audit:read',
  access: 'write',
  limited: 'export',
  freshSignIn: true,
  summary:
    'Export the audit log with its present filter, order and columns to Excel; over 5,000 lines as a run; needs the right to export the feed, too',
  query: exportQuery,
  response: exportedFile,
  errors: ['unknown_column', 'unknown_segment'],
});
