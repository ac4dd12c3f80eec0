import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushedPersonOut } from '#shared/contract/push/push.ts';
import { isUnderWay } from '#shared/push/names.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { clockOf } from '../../../runs/run-words.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { FailedHead, NoOutcomes, OutcomeCard } from '../../../ui/outcome-card.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { Segments } from '../../../ui/segments.tsx';
import type { PushDetail } from '../parts/push-types.ts';
import { hasEnded, PEOPLE_PER_PAGE, usePushedPeople, type PeopleFilter } from './use-push.ts';
import type { PushMoves } from './use-push-moves.ts';
import classes from './pushed-people.module.css';

/** What became of a person, in words, with the way out where there is one. */
const Outcome = ({ person, isAsked }: { person: PushedPersonOut; isAsked: boolean }) => {
  const { t } = useTranslation('push');
  const { state, message, at, lines, minutes, employee_id: id } = person;
  if (state === 'refused' || state === 'left_out')
    return (
      <>
        <span className={classes.message}>
          {/* People who were left out have the reason as a word. */}
          {state === 'left_out' ? t(`readiness.${message}`, { detail: '' }) : (message ?? t('person.refused'))}
        </span>
        <span className={classes.end}>
          <Link to={state === 'refused' ? paths.calendarOfPerson(id) : paths.person(id)}>
            {t(state === 'refused' ? 'person.openDays' : 'person.open')}
          </Link>
        </span>
      </>
    );
  return (
    <>
      <span className={classes.message}>
        {state === 'sent' && isAsked
          ? t('person.asking')
          : t('person.lines', { count: lines, time: hoursFigure(minutes) })}
      </span>
      <span className={classes.end}>
        {state === 'taken_over' && at !== null && <span className={classes.time}>{clockOf(at)}</span>}
        {state === 'taken_over' && (
          <IconCheck size={16} stroke={2} className={classes.check} aria-label={t('person.taken_over')} />
        )}
        {state === 'sent' && isAsked && <Spinner />}
        {(state === 'to_go' || (state === 'sent' && !isAsked)) && t(`person.${state}`)}
      </span>
    </>
  );
};

const Person = ({ person, isAsked }: { person: PushedPersonOut; isAsked: boolean }) => (
  <li className={classes.person} data-state={person.state}>
    <span className={classes.name}>
      <Avatar name={person.name} />
      {person.name}
    </span>
    <span className={classes.number}>{person.payroll_number}</span>
    <Outcome person={person} isAsked={isAsked} />
  </li>
);

const shown: readonly PeopleFilter[] = ['all', 'refused', 'taken_over', 'to_go', 'left_out'];

/** The people of a push, those whom the office refused first, who can be pushed again by themselves. */
export const PushedPeople = ({ push, moves }: { push: PushDetail; moves: PushMoves }) => {
  const { t } = useTranslation('push');
  const [filter, setFilter] = useState<PeopleFilter>('all');
  const [page, setPage] = useState(1);
  const isOpen = !hasEnded(push.status_report);
  const answer = usePushedPeople(push.command_id, filter, page, isOpen);
  const counts: Readonly<Record<string, number>> = { all: push.people + push.left_out, ...push.counts };
  const filters = shown.filter((one) => one === 'all' || one === filter || (counts[one] ?? 0) > 0);
  return (
    <OutcomeCard
      title={t('person.title')}
      filter={
        <Segments
          size="xs"
          aria-label={t('person.filter')}
          value={filter}
          onChange={(value) => {
            setFilter(shown.find((one) => one === value) ?? 'all');
            setPage(1);
          }}
          data={filters.map((one) => ({ value: one, label: t(`person.only.${one}`, { count: counts[one] ?? 0 }) }))}
        />
      }
    >
      {push.refused > 0 && (
        <FailedHead
          words={t('person.refusedCount', { count: push.refused })}
          retry={
            push.can.retry
              ? {
                  label: t('person.retry', { count: push.people - push.taken_over }),
                  busy: moves.busy,
                  onClick: moves.retry,
                }
              : undefined
          }
        />
      )}
      <LoadedPart answer={answer}>
        {({ data, count }) => (
          <>
            <ul className={classes.people}>
              {data.map((person) => (
                <Person key={person.employee_id} person={person} isAsked={isUnderWay(push.status_report)} />
              ))}
            </ul>
            {data.length === 0 && <NoOutcomes>{t('person.nobody')}</NoOutcomes>}
            {count > PEOPLE_PER_PAGE && <Pager page={page} perPage={PEOPLE_PER_PAGE} count={count} onPage={setPage} />}
          </>
        )}
      </LoadedPart>
    </OutcomeCard>
  );
};
