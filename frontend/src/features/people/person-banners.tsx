import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteEmployee } from '#shared/contract/people/delete-employee.ts';
import { undeleteEmployee } from '#shared/contract/people/undelete-employee.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { isAhead } from '../../history/is-ahead.ts';
import { Can, useActor, useCan } from '../../ui/actor.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { Link } from '../../ui/router.ts';
import { assignmentSummary } from './assignment-summary.ts';
import { personParts } from './person-parts.ts';
import { reactivatedWords } from './reactivated-words.ts';
import { useDecidableTypes } from './use-decidable-types.ts';
import { useHeldToday } from './use-held.ts';
import { leaverOf } from './use-leaver.ts';
import type { PersonDetail } from './use-person.ts';

type Props = { person: PersonDetail };

/** What the person still has today, in words; empty for nothing, or when the user may not decide about any of it. */
const useRemainingAssignments = (id: number): string => {
  const { t } = useTranslation('people');
  const decidableTypes = useDecidableTypes();
  const { data } = useHeldToday(id);
  return data && decidableTypes.length > 0 ? assignmentSummary(data, t) : '';
};

/** What somebody who left still has, with the way to decide about it. */
const StillHolds = ({ person: { id, name } }: Props) => {
  const { t } = useTranslation('people');
  const remaining = useRemainingAssignments(id);
  if (remaining === '') return null;
  return (
    <Banner tone="amber" action={<Link to={paths.leaving(id)}>{t('actions.leaving')}</Link>}>
      {t('page.stillHolds', { name, things: remaining })}
    </Banner>
  );
};

/** The banner of a person whose data were erased, or are now: nothing brings them back. */
const Erased = ({ person }: Props) => {
  const { t } = useTranslation('people');
  return (
    <>
      <Banner
        action={
          <Can permission="audit:read">
            <Link to={paths.erasure(person.id)}>{t('page.erasedStays')}</Link>
          </Can>
        }
      >
        {t(person.erased === 1 ? 'page.erased' : 'page.beingErased')}
      </Banner>
      <StillHolds person={person} />
    </>
  );
};

/** The banner of a deactivated person: their last day, the ways back, and what is still assigned to them. */
const Deactivated = ({ person }: Props) => {
  const { t } = useTranslation('people');
  const maySetDate = useCan()('people:wage-columns');
  const call = useCall(undeleteEmployee);
  const { id, name, active_until: last } = person;
  // The banner unmounts as soon as the person is active again, before the call ends; unlike a callback, the promise
  // still resolves.
  const reactivate = () =>
    call.mutateAsync({ body: { id } }).then(
      (answer) => notifySuccess(reactivatedWords(t, name, answer)),
      () => undefined,
    );
  return (
    <>
      <Banner
        action={
          <Can permission="people:write">
            {maySetDate && last && <Link to={`${paths.person(id)}/deactivate`}>{t('actions.correctLastDay')}</Link>}
            <button type="button" onClick={() => void reactivate()} disabled={call.isPending}>
              {t('actions.reactivate')}
            </button>
          </Can>
        }
      >
        {last ? t('page.deactivatedAfter', { name, date: last }) : t('page.deactivatedSince', { name })}
      </Banner>
      <StillHolds person={person} />
      {call.error && <ErrorBox problem={call.error.problem} onRetry={() => void reactivate()} />}
    </>
  );
};

/** Until when the person stays active and what happens to their login, with the ways to change or call off the end. */
const Leaving = ({ person: { id, name }, last }: Props & { last: string }) => {
  const { t } = useTranslation(['people', 'history', 'ui']);
  const { today } = useActor();
  const { data } = useQuery(leaverOf(id));
  const undelete = useCall(undeleteEmployee);
  const deactivate = useCall(deleteEmployee);
  const login = data?.login ?? null;
  const planAgain = (): void => {
    const keeps = login === null ? {} : { keep_login: login.keep_login };
    deactivate.mutate({ body: { id, active_until: last, ...keeps } }, { onError: notifyThrown });
  };
  const callOff = () =>
    undelete
      .mutateAsync({ body: { id } })
      .then(
        () =>
          notifySuccess(
            t('deactivate.calledOff', { name }),
            isAhead(last, today) ? { label: t('ui:undo'), onClick: planAgain } : undefined,
          ),
        notifyThrown,
      );
  return (
    <Banner
      tone="accent"
      action={
        <>
          <Link to={`${paths.board}?${new URLSearchParams({ q: name }).toString()}`}>{t('people:tabs.board')}</Link>
          <Can permission="people:write">
            <Link to={`${paths.person(id)}/deactivate`}>{t('history:plan.change')}</Link>
            <button type="button" onClick={() => void callOff()} disabled={undelete.isPending}>
              {t('history:plan.callOff')}
            </button>
          </Can>
        </>
      }
    >
      {t('deactivate.staysUntil', { name, date: last })}{' '}
      {login && t(login.keep_login === 1 ? 'login.kept' : 'login.ends', { email: login.email, until: last })}
    </Banner>
  );
};

/** The banners of a person who is deactivated or leaves on a day, and what an area would have done about them. */
export const PersonBanners = ({ person }: Props) => {
  const can = useCan();
  if (person.erased === 1 || person.being_erased === 1) return <Erased person={person} />;
  if (person.deleted === 1) return <Deactivated person={person} />;
  return (
    <>
      {person.active_until && <Leaving person={person} last={person.active_until} />}
      {personParts.map(
        ({ order, Banner: ofArea }) =>
          ofArea &&
          can(ofArea.permission) && (
            <Suspense key={order}>
              <ofArea.Message person={person} />
            </Suspense>
          ),
      )}
    </>
  );
};
