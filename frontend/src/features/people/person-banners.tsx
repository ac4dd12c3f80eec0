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
import { heldWords } from './held-words.ts';
import { useMayDecide } from './use-may-decide.ts';

/** What the person holds today, where the user may decide what becomes of it; empty for nothing. */
const useStillHeld = (id: number): string => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const mayDecide = useMayDecide();
  const { data } = useQuery(query(getAssignments, { params: { id: String(id) }, query: { on: today } }));
  return data && mayDecide.length > 0 ? heldWords(data, t) : '';
};

/** A deactivated person reads as read-only, with the way back beside it. */
export const PersonBanners = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const call = useCall(undeleteEmployee);
  const { id, name } = person;
  // The banner goes as soon as the person is active again, before the call ends: the promise still answers.
  const reactivate = () =>
    call.mutateAsync({ body: { id } }).then(
      () => notifySuccess(t('deactivate.reactivated', { name })),
      () => undefined,
    );
  const holds = useStillHeld(id);
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
      {holds !== '' && (
        <Banner tone="amber" action={<Link to={paths.leaving(id)}>{t('actions.leaving')}</Link>}>
          {t('page.stillHolds', { name, things: holds })}
        </Banner>
      )}
      {call.error && <ErrorBox problem={call.error.problem} onRetry={() => void reactivate()} />}
    </>
  );
};
