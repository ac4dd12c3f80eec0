import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { undeleteEmployee } from '#shared/contract/people/undelete-employee.ts';
import { useCall } from '../../api/query.ts';
import { Can } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';

/** A deactivated person reads as read-only, with the way back beside it. */
export const PersonBanners = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const call = useCall(undeleteEmployee, ['fleet', 'segments']);
  const { id, name } = person;
  // The banner goes as soon as the person is active again, before the call ends: the promise still answers.
  const reactivate = () =>
    call.mutateAsync({ body: { id } }).then(
      () => notifySuccess(t('deactivate.reactivated', { name })),
      () => undefined,
    );
  if (person.deleted === 0) return null;
  return (
    <>
      <Banner
        action={
          <Can permission="people:write">
            <button type="button" onClick={() => void reactivate()} disabled={call.isPending}>
              {t('actions.reactivate')}
            </button>
          </Can>
        }
      >
        {t('page.deactivatedSince', { name })}
      </Banner>
      {call.error && <ErrorBox problem={call.error.problem} onRetry={() => void reactivate()} />}
    </>
  );
};
