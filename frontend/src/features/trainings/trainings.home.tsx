import { IconCertificate, IconSchool } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TrainingsHome } from '#shared/contract/home/get-home.ts';
import { EXPIRES_SOON_DAYS } from '#shared/trainings/participant.rules.ts';
import { listLink } from '../../list/list-link.ts';
import { format } from '../../ui/format.ts';
import type { Home, HomePart, HomeTask } from '../../ui/home-part.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import { trainingDays } from './training-days.ts';
import classes from './trainings.module.css';

/** The certificates that expire soon or have expired. */
const toCertificates = listLink(paths.participants, {
  segment: 'certificates',
  sort: 'valid_until',
  filters: [{ column: 'certificate_state', operator: 'any_of', values: ['soon', 'expired'] }],
});

const CertificatesTile = ({ home: { trainings } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!trainings) return null;
  const { certificates_expired: expired, certificates_expiring: soon, next_expiry: next } = trainings;
  return (
    <StatTile
      icon={IconCertificate}
      warns={expired > 0}
      label={t('trainings.tile')}
      figure={wholeNumber(expired + soon)}
      to={toCertificates}
    >
      {expired > 0
        ? t('trainings.expired', { count: expired })
        : next === null
          ? t('trainings.noneExpires')
          : t('trainings.nextExpiry', { day: next })}
    </StatTile>
  );
};

const tasksOf = (trainings: TrainingsHome, t: TFunction): HomeTask[] => {
  const { certificates_expired: expired, certificates_expiring: soon, next_expiry: next } = trainings;
  const { expired_names: names, open_participants: open } = trainings;
  const certificates: HomeTask = {
    key: 'certificates',
    icon: IconCertificate,
    title: t('home:trainings.task', { count: expired + soon, days: EXPIRES_SOON_DAYS }),
    ...(expired > 0 && {
      note: t('home:trainings.expiredOf', { count: expired, names: format().list(names) }),
      badge: { tone: 'red', text: t('home:trainings.expired', { count: expired }) } as const,
    }),
    deadline: next,
    late: expired > 0,
    action: { label: t('home:trainings.seeWho'), to: toCertificates },
  };
  const statuses: HomeTask = {
    key: 'statuses',
    icon: IconSchool,
    title: t('home:trainings.open', { count: open }),
    note: t('home:trainings.openNote'),
    action: { label: t('home:show'), to: listLink(paths.participants, { segment: 'open' }) },
  };
  return [...(expired + soon > 0 ? [certificates] : []), ...(open > 0 ? [statuses] : [])];
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
  tiles: [
    {
      key: 'certificates',
      kind: 'work',
      order: 40,
      shows: ({ trainings }) => trainings !== null,
      count: ({ trainings }) => (trainings?.certificates_expired ?? 0) + (trainings?.certificates_expiring ?? 0),
      Tile: CertificatesTile,
    },
  ],
  tasks: ({ trainings }, t) => (trainings ? tasksOf(trainings, t) : []),
  cards: [
    {
      key: 'trainings-upcoming',
      name: 'home:trainings.upcoming',
      area: 'trainings',
      order: 40,
      place: 'either',
      shows: ({ trainings }) => (trainings?.upcoming.length ?? 0) > 0,
      Card: Upcoming,
    },
    {
      key: 'trainings-to-follow',
      name: 'home:trainings.toFollow',
      area: 'trainings',
      order: 45,
      place: 'either',
      shows: ({ trainings }) => (trainings?.still_to_follow.length ?? 0) > 0,
      Card: ToFollow,
    },
  ],
};
