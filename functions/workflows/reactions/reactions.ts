import { permanentDeletions } from '#shared/activity/events.ts';
import { acceptSigned } from '#functions/contracts/accept-signed.ts';
import { tellRest } from '#functions/days-off/absences.ts';
import { renameStandard } from '#functions/days-off/standard-names.ts';
import { renameSuggested } from '#functions/home/suggested-names.ts';
import { endLoginOfLeaver } from '#functions/people/end-logins.ts';
import { forgetReminders } from '#functions/reminders/forget-reminders.ts';
import type { Reactions } from '#functions/platform/events/react.ts';

/**
 * How areas react to each other, by type of event: a new reaction is a line here. The sweeper runs it within minutes
 * of the event, exactly once.
 */
export const reactions: Reactions = {
  contract_completed: acceptSigned,
  company_updated: async (event) => (await Promise.all([renameStandard(event), renameSuggested(event)])).flat(),
  employee_updated: endLoginOfLeaver,
  verzuim_added: tellRest,
  verzuim_updated: tellRest,
  verzuim_ended: tellRest,
  ...Object.fromEntries(permanentDeletions.map((type) => [type, forgetReminders])),
};
