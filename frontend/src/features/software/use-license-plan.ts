import { useTranslation } from 'react-i18next';
import { deleteLicense } from '#shared/contract/software/delete-license.ts';
import { editLicense } from '#shared/contract/software/edit-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { reactivateLicense } from '#shared/contract/software/reactivate-license.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { historyLines } from '../../history/history-lines.ts';
import type { PlanActions } from '../../history/plan-notice.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { useNavigate } from '../../ui/router.ts';
import { useToday } from '../../ui/use-today.ts';
import { isUpcoming } from './license-time.ts';

/** Calls off that somebody else gets the licence, and plans it again; one that has not begun is given up on its page. */
const useCallOff = (license: LicenseDetails) => {
  const { t } = useTranslation(['history', 'ui']);
  const navigate = useNavigate();
  const today = useToday();
  const call = useCall(editLicense);
  const { id: license_id, version, employee_id: holder, planned, planned_end: ends, periods } = license;
  const ahead = historyLines(periods, today, ends).filter(({ state }) => state === 'planned');
  const isKnown = planned !== null && planned.employee_id > 0 && ahead.length === 1;
  const planAgain = (): void => {
    if (!planned) return;
    call.mutate(
      { body: { license_id, employee_id: planned.employee_id, start_date: planned.start_date } },
      { onError: notifyThrown },
    );
  };
  const callOff = (): void => {
    if (isUpcoming(license)) return void navigate(paths.deleteSoftwareLicense(license_id));
    call.mutate(
      { body: { license_id, version, employee_id: holder } },
      {
        onSuccess: () =>
          notifySuccess(t('plan.calledOff'), isKnown ? { label: t('ui:undo'), onClick: planAgain } : undefined),
        onError: notifyThrown,
      },
    );
  };
  return { callOff, isCallingOff: call.isPending };
};

/** Calls off the planned end of the licence, and plans it again. */
const useCallEndOff = ({ id: license_id, planned_end: ends }: LicenseDetails) => {
  const { t } = useTranslation(['software', 'ui']);
  const reactivate = useCall(reactivateLicense);
  const deactivate = useCall(deleteLicense);
  const planAgain = (): void => deactivate.mutate({ body: { license_id, end_date: ends } }, { onError: notifyThrown });
  const callOff = (): void =>
    reactivate.mutate(
      { body: { license_id } },
      {
        onSuccess: () => notifySuccess(t('plan.endCalledOff'), { label: t('ui:undo'), onClick: planAgain }),
        onError: notifyThrown,
      },
    );
  return { callOff, isCallingOff: reactivate.isPending };
};

/** What this user may do with the plans of a licence. `change` opens the dialog with the planned person. */
export const useLicensePlan = (
  license: LicenseDetails,
  mayEdit: boolean,
  change: () => void,
): { plan: PlanActions; end: PlanActions } => {
  const plan = useCallOff(license);
  const end = useCallEndOff(license);
  if (!mayEdit) return { plan: {}, end: {} };
  return { plan: { change, ...plan }, end: { change: paths.deleteSoftwareLicense(license.id), ...end } };
};
