import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import { undeleteEmployee } from '#shared/contract/people/undelete-employee.ts';
import { query, useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { Can, useActor } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Link } from '../../ui/router.ts';
import { assignmentSummary } from './assignment-summary.ts';
import { useDecidableTypes } from './use-decidable-types.ts';

/** What the person still has today, in words; empty for nothing, or when the user may not decide about any of it. */
const useRemainingAssignments = (id: number): string => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const decidableTypes = useDecidableTypes();
  const { data } = useQuery(query(getAssignments, { params: { id: String(id) }, query: { on: today } }));
  return data && decidableTypes.length > 0 ? assignmentSummary(data, t) : '';
};

/**
 * The banners of a deactivated person: that they are deactivated, with Reactivate, and what is still assigned to them.
 */
export const PersonBanners = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const call = useCall(undeleteEmployee);
  const { id, name } = person;
  // The banner unmounts as soon as the person is active again, before the call ends; unlike a callback, the promise
  // still resolves.
  const reactivate = () =>
    call.mutateAsync({ body: { id } }).then(
      () => notifySuccess(t('deactivate.reactivated', { name })),
      () => undefined,
    );
  const remaining = useRemainingAssignments(id);
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
      {remaining !== '' && (
        <Banner tone="amber" action={<Link to={paths.leaving(id)}>{t('actions.leaving')}</Link>}>
          {t('page.stillHolds', { name, things: remaining })}
        </Banner>
      )}
      {call.error && <ErrorBox problem={call.error.problem} onRetry={() => void reactivate()} />}
    </>
  );
};
