import { removeDueData } from '#functions/contracts/retention/remove-due.ts';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { copyAudit } from '#functions/platform/audit/copy-audit.ts';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import { followDays, type DayWork } from '#functions/platform/chores/follow-days.ts';
import { followVehicleClaims } from '#functions/fleet/follow-vehicle-claims.ts';
import { claimTeamNames } from '#functions/people/claim-team-names.ts';
import { endLogins } from '#functions/people/end-logins.ts';
import { followEmployeeClaims } from '#functions/people/follow-employee-claims.ts';
import { purgeDue } from '#functions/platform/documents/purge.ts';
import { remindOfCutoffs } from '#functions/integrations/cutoff-reminders.ts';
import { checkIntegrations } from '#functions/integrations/nightly-checks.ts';
import { keepById } from '#functions/records/keep-by-id.ts';
import { react } from '#functions/platform/events/react.ts';
import { markOpenRuns } from '#functions/platform/runs/run-marks.ts';
import { sweepRuns } from '#functions/platform/runs/sweep-runs.ts';
import { isMonthPushed } from '#functions/push/month-pushed.ts';
import { removeKeptContracts } from '#functions/workflows/person-data/erase/remove-kept.ts';
import { removePushedMonths } from '#functions/workflows/person-data/erase/remove-pushed.ts';
import { measureWork } from '#functions/workflows/measures/measure-work.ts';
import { reactions } from '#functions/workflows/reactions/reactions.ts';
import { giveStandardTypes } from '#functions/days-off/standard-types.ts';
import { confirmVehicles } from '#functions/push/confirm-vehicles.ts';
import { lookAfterPushes } from '#functions/push/look-after.ts';
import { tellFailedSignIns } from '#functions/session/tell-failed-sign-ins.ts';
import { endLostAccess } from '#functions/session/end-lost-access.ts';
import { tellReminders } from '#functions/reminders/tell-reminders.ts';
import { lookAfterSigning } from '#functions/signing/due.ts';
import { followLicenseClaims } from '#functions/software/follow-license-claims.ts';
import { announceRenewals } from '#functions/software/announce-renewals.ts';
import { tellOfCertificates } from '#functions/trainings/certificate-notices.ts';
import { fillAllPlaces } from '#functions/trainings/places.ts';
import { tellAllMoved } from '#functions/trainings/tell-moved.ts';

/** What becomes due on a day: more of it is a line here. */
const daysWork: Readonly<Record<string, DayWork>> = {
  'vehicle-claims': followVehicleClaims,
  'license-claims': followLicenseClaims,
  'employee-claims': followEmployeeClaims,
  'team-names': claimTeamNames,
  logins: endLogins,
  'lost-access': endLostAccess,
  'conditions-by-id': keepById,
  certificates: tellOfCertificates,
  'payroll-sign-ins': checkIntegrations,
  'push-days': remindOfCutoffs(isMonthPushed),
  'payroll-vehicles': confirmVehicles,
  retention: removeDueData,
  'erased-people': removeKeptContracts,
  'erased-months': removePushedMonths,
  'run-marks': markOpenRuns,
};

/** What is looked after every few minutes: a new chore is a line here. */
const chores = [
  () => tellFailedSignIns(),
  () => chainAudit(),
  () => copyAudit(),
  () => sweepRuns(),
  () => purgeDue(),
  () => announceRenewals(),
  () => fillAllPlaces(),
  () => tellAllMoved(),
  () => react(reactions),
  () => followDays(daysWork),
  () => measureWork(),
  () => tellReminders(),
  () => giveStandardTypes(),
  () => lookAfterPushes(),
  () => lookAfterSigning(),
];

/** Runs on a schedule; locally the worker process calls it. */
export const handler = (): Promise<void> => doChores(chores, 'chores not done');
