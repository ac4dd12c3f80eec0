import { IconSchool } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { listLink } from '../../list/list-link.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import { trainingDays } from './training-days.ts';
import classes from './trainings.module.css';

/** How many trainings lie ahead, and the work that waits: statuses that are missing, certificates that end. */
const TrainingsTile = ({ home: { trainings } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!trainings) return null;
  const { open_participants: open, certificates_expired: expired, certificates_expiring: expiring } = trainings;
  const waiting = [
    { segment: 'open', count: open, words: t('trainings.open', { count: open }) },
    { segment: 'expired', count: expired, words: t('trainings.expired', { count: expired }) },
    { segment: 'expires_soon', count: expiring, words: t('trainings.expiring', { count: expiring }) },
  ].filter(({ count }) => count > 0);
  return (
    <StatTile
      icon={IconSchool}
      warns={expired > 0}
      label={t('trainings.tile')}
      figure={wholeNumber(trainings.upcoming.length)}
      to={listLink(paths.trainings, { segment: 'upcoming' })}
    >
      {waiting.map(({ segment, words }, at) => (
        <Fragment key={segment}>
          {at > 0 && ', '}
          <Link to={listLink(paths.participants, { segment })}>{words}</Link>
        </Fragment>
      ))}
    </StatTile>
  );
};

/** The trainings of the coming two weeks, each with its free seats. */
const Upcoming = ({ home: { trainings } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!trainings) return null;
  return (
    <SectionCard title={t('trainings.upcoming')}>
      <ul className={classes.lines}>
        {trainings.upcoming.map((training) => {
          const { id, name, program_name: program, seats_free: free, participant_count: people } = training;
          return (
            <li key={id}>
              <Link to={paths.training(id)} className={classes.line}>
                <span>
                  <strong>{program === null ? name : `${program}, ${name}`}</strong>{' '}
                  <span className={classes.dim}>
                    {t('trainings.people', { count: people })}
                    {free !== null && `, ${free > 0 ? t('trainings.free', { count: free }) : t('trainings.noFree')}`}
                  </span>
                </span>
                <span className={classes.figure}>{trainingDays(training)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
};

/** The mandatory programs that some people have not followed yet. */
const ToFollow = ({ home: { trainings } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!trainings) return null;
  return (
    <SectionCard title={t('trainings.toFollow')}>
      <ul className={classes.lines}>
        {trainings.still_to_follow.map(({ program_id: id, name, count }) => (
          <li key={id}>
            <Link to={paths.program(id)} className={classes.line}>
              <span>
                <strong>{name}</strong>
              </span>
              <span className={classes.figure}>{t('trainings.toFollowCount', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};

export const home: HomePart = {
  order: 60,
  Tiles: TrainingsTile,
  cards: [
    {
      key: 'trainings-upcoming',
      order: 15,
      place: 'either',
      shows: ({ trainings }) => (trainings?.upcoming.length ?? 0) > 0,
      Card: Upcoming,
    },
    {
      key: 'trainings-to-follow',
      order: 16,
      place: 'either',
      shows: ({ trainings }) => (trainings?.still_to_follow.length ?? 0) > 0,
      Card: ToFollow,
    },
  ],
};
