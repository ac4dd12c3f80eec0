import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteLicense } from '#shared/contract/software/delete-license.ts';
import { editLicense } from '#shared/contract/software/edit-license.ts';
import type { LicenseDetails } from '#shared/contract/software/license.ts';
import { reactivateLicense } from '#shared/contract/software/reactivate-license.ts';
import { issue } from '#shared/errors/issue.ts';
import { addDays, fromDmy, isoOf } from '#shared/values/dates.ts';
import { firstDayAfter, lastDayOf } from '#shared/values/last-days.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { DateField } from '../../form/date-field.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { DayNotice } from '../../history/day-notice.tsx';
import { endsPlan } from '../../history/ends-plan.ts';
import { isAhead } from '../../history/is-ahead.ts';
import { useActor } from '../../ui/actor.tsx';
import { ConfirmAt, ConfirmField } from '../../ui/confirm-modal.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Navigate, useNavigate, useSearchParams } from '../../ui/router.ts';
import { LicenseLoader } from './license-loader.tsx';
import { isUpcoming } from './license-time.ts';
import { useLicenseRights, type LicenseRights } from './use-license.ts';

type EndWay = 'deactivate' | 'change' | 'correct' | 'giveUp';
type Props<Way> = { license: LicenseDetails; way: Way };

/** The last day to start from; empty stands for today. */
const startOf = ({ planned_end: planned, date_deactivated: ended }: LicenseDetails): string => {
  const end = planned ?? ended;
  return end === null ? '' : lastDayOf(end);
};

/** Takes the return of a licence back, from the toast that tells of it. */
const useUndoReturn = ({ id }: LicenseDetails) => {
  const { t } = useTranslation('ui');
  const call = useCall(deleteLicense);
  // The question is gone before the call ends; unlike a callback, the promise still resolves.
  const onClick = (): void => void call.mutateAsync({ body: { license_id: id } }).catch(notifyThrown);
  return { label: t('undo'), onClick };
};

/**
 * Takes the end of a licence back, from the toast that tells of it: reactivating gives it back from today, so that its
 * person has it from the day on which it ended.
 */
const useUndoEnd = ({ id: license_id, employee_id }: LicenseDetails, end: string) => {
  const { t } = useTranslation('ui');
  const { today } = useActor();
  const reactivate = useCall(reactivateLicense);
  const edit = useCall(editLicense);
  const undo = async (): Promise<void> => {
    await reactivate.mutateAsync({ body: { license_id } });
    if (isAhead(today, end)) await edit.mutateAsync({ body: { license_id, employee_id, start_date: end } });
  };
  return { label: t('undo'), onClick: () => void undo().catch(notifyThrown) };
};

/** Ends a licence today or after a last day, or changes that day. One that has not begun yet is given up at once. */
const End = ({ license, way }: Props<EndWay>) => {
  const { t } = useTranslation(['software', 'history']);
  const navigate = useNavigate();
  const { today } = useActor();
  const call = useCall(deleteLicense);
  const back = paths.softwareLicense(license.id);
  const { form, notice, forget, close } = useDialogForm(
    { last: startOf(license) },
    () => void navigate(back, { replace: true }),
    `end:${license.id}:${license.version}`,
  );
  const { last } = form.values;
  const [error, setError] = useState<string>();
  const typed = last.trim();
  const end = typed === '' ? today : firstDayAfter(typed);
  const undo = useUndoEnd(license, end);
  const [planned] = useState(license.planned);
  /** A plan does not come back with the licence, so an end that calls one off is told before and has no undo. */
  const dropped = way !== 'giveUp' && endsPlan(planned, end) ? planned : null;
  const isRequired = way === 'change' || way === 'correct';
  const words = { product: license.product_name, person: license.person_name, until: typed };
  const begun = isoOf(license.date_enabled);
  const submit = (): void => {
    if (typed === '' && isRequired) return setError(issue('end_date', 'required').message);
    if (isoOf(end) === undefined) return setError(issue('end_date', 'invalid_date').message);
    call.mutate(
      { body: { license_id: license.id, ...(typed !== '' && { end_date: end }) } },
      {
        onSuccess: () => {
          notifySuccess(
            t(isAhead(end, today) ? 'deactivate.planned' : `${way}.done`, words),
            way === 'deactivate' && !dropped ? undo : undefined,
          );
          close();
        },
        onError: ({ problem }) => setError(problem.fields[0]?.message),
      },
    );
  };
  return (
    <ConfirmAt
      title={t(`${way}.title`)}
      confirm={t(`${way}.confirm`)}
      isPending={call.isPending}
      problem={call.error?.problem.fields.length === 0 ? call.error.problem : undefined}
      onConfirm={submit}
      recordAt={back}
      onLeave={forget}
    >
      {notice}
      <p>{t(`${way}.text`, words)}</p>
      {dropped && <p>{t('history:plan.ended', { day: dropped.start_date })}</p>}
      {way !== 'giveUp' && (
        <ConfirmField>
          <DateField
            label={t('field.end_date')}
            help={isRequired ? undefined : t('deactivate.dateHelp')}
            required={isRequired}
            min={begun && addDays(begun, -1)}
            today={addDays(fromDmy(today), -1)}
            value={last}
            onChange={(text) => {
              form.setFieldValue('last', text);
              setError(undefined);
            }}
            error={error}
            data-path="end_date"
          />
        </ConfirmField>
      )}
      {way !== 'giveUp' && <DayNotice day={end}>{t('deactivate.ahead', words)}</DayNotice>}
    </ConfirmAt>
  );
};

/** Gives a deactivated licence back to its person from today on. */
const Reactivate = ({ license }: Pick<Props<'reactivate'>, 'license'>) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  const call = useCall(reactivateLicense);
  const undo = useUndoReturn(license);
  const back = paths.softwareLicense(license.id);
  const words = { product: license.product_name, person: license.person_name };
  const submit = (): void =>
    call.mutate(
      { body: { license_id: license.id } },
      {
        onSuccess: () => {
          notifySuccess(t('reactivate.done', words), undo);
          void navigate(back, { replace: true });
        },
      },
    );
  return (
    <ConfirmAt
      title={t('reactivate.title')}
      confirm={t('actions.reactivate')}
      isPending={call.isPending}
      problem={call.error?.problem}
      onConfirm={submit}
      recordAt={back}
    >
      <p>{t('reactivate.text', words)}</p>
    </ConfirmAt>
  );
};

const wayOf = (
  license: LicenseDetails,
  rights: LicenseRights,
  isCorrection: boolean,
): EndWay | 'reactivate' | undefined => {
  if (rights.edit && isUpcoming(license)) return 'giveUp';
  if (rights.edit) return license.planned_end === null ? 'deactivate' : 'change';
  if (rights.correctEnd && isCorrection) return 'correct';
  return rights.reactivate ? 'reactivate' : undefined;
};

/**
 * The action is chosen once, when the question opens; otherwise it would offer the opposite right after a success.
 */
const Choose = ({ license }: { license: LicenseDetails }) => {
  const rights = useLicenseRights(license);
  const [params] = useSearchParams();
  const [way] = useState(() => wayOf(license, rights, params.has('correct')));
  if (way === undefined) return <Navigate to={paths.softwareLicense(license.id)} replace />;
  return way === 'reactivate' ? <Reactivate license={license} /> : <End license={license} way={way} />;
};

/**
 * Deactivates an active licence, or changes its planned end; reactivates a deactivated one, or with `?correct` corrects
 * its last day: /software/licenses/{id}/delete.
 */
export const DeleteLicensePage = () => (
  <LicenseLoader>{({ details }) => <Choose key={details.id} license={details} />}</LicenseLoader>
);
