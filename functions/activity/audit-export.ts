import { listExport } from '#functions/platform/records/list-export.ts';
import { auditTexts } from '#functions/platform/texts/audit.ts';
import { auditMatching } from './audit-list.ts';

/** The audit log as a file. */
export const auditExport = listExport({
  name: 'audit',
  permission: 'audit:read',
  leaves: 'activity:export',
  sheet: 'audit',
  texts: auditTexts,
  matching: auditMatching,
});
