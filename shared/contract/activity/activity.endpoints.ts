import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addNote } from './add-note.ts';
import { editNote } from './edit-note.ts';
import { exportActivity } from './export-activity.ts';
import { exportAudit } from './export-audit.ts';
import { listActivity } from './list-activity.ts';
import { listAudit } from './list-audit.ts';
import { listMail } from './list-mail.ts';
import { sendMessageToPayroll } from './send-message-to-payroll.ts';
import { sendMessageToReseller } from './send-message-to-reseller.ts';
import { takeBackNote } from './take-back-note.ts';

export const activityEndpoints = [
  listActivity,
  listMail,
  exportActivity,
  listAudit,
  exportAudit,
  addNote,
  editNote,
  takeBackNote,
  sendMessageToReseller,
  sendMessageToPayroll,
] as const satisfies readonly Endpoint[];
