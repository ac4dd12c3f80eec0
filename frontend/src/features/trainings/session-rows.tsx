import { Button, Progress } from '@mantine/core';
import { IconCalendarQuestion, IconChevronRight } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { participantStatuses } from '#shared/trainings/names.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { monthName } from '../../ui/month-name.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { trainingDays } from './training-days.ts';
import type { ProgramSession } from './use-program.ts';
import classes from './trainings.module.css';

/** The day on which a session begins, as a leaf of a calendar. */
const DayLeaf = ({ day }: { day: string | null }) => {
  const iso = parseDmy(day ?? '');
  return (
    <span className={classes.leaf} aria-hidden="true">
      {iso === null ? (
        <IconCalendarQuestion size={18} stroke={1.75} />
      ) : (
        <>
          <strong>{iso.slice(8)}</strong>
          {monthName(iso.slice(0, 7), 'short')}
        </>
      )}
    </span>
  );
};

/** How the people of a session stand: "11 followed, 1 not pursued". */
const statusMix = (
  { statuses, waiting_count: waiting, open_count: open, phase, seats_taken: taken }: ProgramSession,
  t: TFunction,
): string => {
  const counted = participantStatuses.flatMap((status) => {
    const count = statuses[status] ?? 0;
    return count === 0 || (status === 'reserved' && phase === 'held') ? [] : [t(`program.mix.${status}`, { count })];
  });
  const rest = [
    ...(open > 0 ? [t('detail.open', { count: open })] : []),
    ...(waiting > 0 ? [t('detail.waiting', { count: waiting })] : []),
  ];
  // Places are counted over everybody, statuses over the people whom the user sees.
  return [...counted, ...rest].join(', ') || t(taken > 0 ? 'program.noneOfYours' : 'list.nobodyYet');
};

const SeatsBar = ({ session: { seats, seats_taken: taken, phase } }: { session: ProgramSession }) => {
  const { t } = useTranslation('trainings');
  const words = seats === null ? t('list.takePart', { count: taken }) : t('list.seats', { taken, seats });
  return (
    <span className={classes.seatsBar}>
      {words}
      {seats !== null && (
        <Progress
          value={Math.min(100, (taken / seats) * 100)}
          size={6}
          color={phase === 'held' ? 'var(--line-control)' : 'var(--bar-fill)'}
          aria-label={words}
        />
      )}
    </span>
  );
};

const SessionRow = ({ session, isNext }: { session: ProgramSession; isNext: boolean }) => {
  const { t } = useTranslation('trainings');
  const { id, name, phase, location_of_training: location } = session;
  const where = location === null ? [] : [t(`location_of_training.${location}`)];
  return (
    <li>
      <Link to={paths.training(id)} className={classes.session}>
        <DayLeaf day={session.start_date} />
        <span className={classes.sessionName}>
          <strong>{name}</strong>
          <span>{[trainingDays(session) ?? t('detail.noDate'), ...where].join(' · ')}</span>
        </span>
        <SeatsBar session={session} />
        <span className={classes.sessionPhase}>
          <ToneBadge tone={isNext || phase === 'running' ? 'accent' : 'gray'}>
            {isNext ? t('program.isNext') : t(`phase.${phase}`)}
          </ToneBadge>
        </span>
        <span className={classes.mix}>{statusMix(session, t)}</span>
        <IconChevronRight size={16} stroke={1.75} className={classes.chevron} aria-hidden="true" />
      </Link>
    </li>
  );
};

/** A program with more sessions than this shows a few of them, so that the matrix below is in reach. */
const FOLD_FROM = 8;
const FOLDED = 6;
/** Sessions that stay in sight above the next one. */
const BEFORE_NEXT = 2;

/** The first of the sessions that a folded list shows: a little before the next one; the last ones when all are over. */
const foldedFrom = (sessions: readonly ProgramSession[]): number => {
  const next = sessions.findIndex(({ phase }) => phase !== 'held');
  const from = (next === -1 ? sessions.length : next) - BEFORE_NEXT;
  return Math.max(0, Math.min(from, sessions.length - FOLDED));
};

/** The sessions of a program in the order of time. */
export const SessionRows = ({ sessions }: { sessions: readonly ProgramSession[] }) => {
  const { t } = useTranslation('trainings');
  const [isWhole, setWhole] = useState(sessions.length <= FOLD_FROM);
  const from = foldedFrom(sessions);
  const shown = isWhole ? sessions : sessions.slice(from, from + FOLDED);
  const next = sessions.find(({ phase, start_date: start }) => phase === 'planned' && start !== null);
  return (
    <SectionCard
      title={
        <>
          {t('program.sessions')} <span className={classes.count}>{sessions.length}</span>
        </>
      }
      flush
    >
      {sessions.length === 0 ? (
        <p className={classes.none}>{t('program.noSessions')}</p>
      ) : (
        <>
          <ul className={classes.rows}>
            {shown.map((session) => (
              <SessionRow key={session.id} session={session} isNext={session === next} />
            ))}
          </ul>
          {sessions.length > shown.length && (
            <div className={classes.unfold}>
              <Button variant="subtle" size="xs" onClick={() => setWhole(true)}>
                {t('program.allSessions', { count: sessions.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </SectionCard>
  );
};
