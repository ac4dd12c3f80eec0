import { checkClaims } from './check-claims.ts';
import { checkEntities } from './check-entities.ts';
import { checkEvents } from './check-events.ts';
import { checkIntegrations } from './check-integrations.ts';
import { checkMail } from './check-mail.ts';
import { checkRuns } from './check-runs.ts';
import type { Finding } from './finding.ts';
import { checkDocuments } from './check-documents.ts';
import { checkPushes } from './check-pushes.ts';
import { checkReminders } from './check-reminders.ts';
import { checkWebhooks } from './check-webhooks.ts';
import { readRecords } from './read-records.ts';

/**
 * Checks what must hold across items (docs/areas/platform.md#storage): an empty list is a clean storage. It
 * reads everything, so it is for the operator's script and for tests; while others write it may see a change half done.
 */
export const fsck = async (): Promise<Finding[]> => {
  const records = await readRecords();
  return [
    ...records.findings,
    ...checkEntities(records),
    ...checkClaims(records),
    ...checkIntegrations(records),
    ...(await checkEvents(records)),
    ...checkMail(records),
    ...checkWebhooks(records),
    ...(await checkRuns()),
    ...(await checkDocuments(records.documents, (owner) => records.entities.has(owner), records.documentCounts)),
    ...checkPushes(records.pushes),
    // The reminders of a record that was just deleted permanently go with the next sweep.
    ...checkReminders(records.reminders, (owner) => records.entities.has(owner) || records.gone.has(owner)),
  ];
};
