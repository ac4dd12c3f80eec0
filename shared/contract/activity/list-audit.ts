import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { auditLine } from './audit.ts';

export const listAudit = endpoint({
  id: 'activity.listAudit',
  method: 'GET',
  path: '/api/audit/list',
  permission: 'audit:read',
  // What waits is chained before it is read.
  access: 'write',
  summary:
    'The audit log, newest first: sign-ins, changes of rights, exports, reads of wages, acting as somebody; segments are months (`2026-11`), `all` is the last 31 days',
  query: listQuery,
  response: listOf(auditLine),
  errors: ['unknown_column', 'unknown_segment'],
});
