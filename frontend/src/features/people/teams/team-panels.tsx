import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../ui/actor.tsx';
import { BarList, type Bar } from '../../../ui/bar-list.tsx';
import { format } from '../../../ui/format.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { shortDay } from '../../../ui/short-day.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { wholeNumber } from '../../../ui/whole-number.ts';
import type { TeamDetail } from './team-detail.ts';
import classes from './teams.module.css';

type Props = { team: TeamDetail };

/** What a team costs a month, by kind; nothing for a user who may see no costs. */
export const CostCard = ({ team: { costs, people } }: Props) => {
  const { t } = useTranslation('people');
  const parts = (['vehicles', 'licences', 'trainings'] as const).flatMap((kind) => {
    const cost = costs[kind];
    return cost === null ? [] : [{ kind, cost }];
  });
  if (parts.length === 0) return null;
  const largest = Math.max(...parts.map(({ cost }) => cost));
  const bars = parts.map(({ kind, cost }): Bar => ({
    key: kind,
    label: t(`teams.kind.${kind}`),
    note:
      kind === 'trainings'
        ? t('teams.average')
        : wholeNumber(people.reduce((sum, member) => sum + (member[kind] ?? 0), 0)),
    figure: format().euro(cost),
    share: largest === 0 ? 0 : cost / largest,
  }));
  return (
    <SectionCard title={t('teams.costMonth')}>
      <BarList bars={bars} />
    </SectionCard>
  );
};

const Nothing = ({ children }: { children: ReactNode }) => <p className={classes.empty}>{children}</p>;

/** Who is away this and next week. */
export const AbsencesCard = ({ team: { absences } }: Props) => {
  const { t } = useTranslation('people');
  const thisYear = useActor().today.slice(-4);
  if (absences === null) return null;
  return (
    <SectionCard
      flush
      title={t('teams.away')}
      action={
        <Link to={paths.calendar} className={classes.quiet}>
          {t('teams.calendar')}
        </Link>
      }
    >
      {absences.length === 0 ? (
        <Nothing>{t('teams.nobodyAway')}</Nothing>
      ) : (
        <ul className={classes.lines}>
          {absences.map((one) => (
            <li key={`${one.employee_id} ${one.start_date} ${one.type_name}`}>
              <span>
                <Link to={paths.calendarOfPerson(one.employee_id)}>{one.name}</Link>
                <span className={classes.dim}>
                  {one.type_name}
                  {one.asked === 1 && ` (${t('teams.asked')})`}
                </span>
              </span>
              <span className={classes.days}>
                {one.start_date === one.end_date
                  ? shortDay(one.start_date, thisYear)
                  : `${shortDay(one.start_date, thisYear)} – ${shortDay(one.end_date, thisYear)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
};

/** Mandatory programs that somebody of the team must still follow, and certificates that expired or soon will. */
export const TrainingsCard = ({ team: { trainings } }: Props) => {
  const { t } = useTranslation('people');
  if (trainings === null) return null;
  const { to_follow: programs, certificates } = trainings;
  return (
    <SectionCard flush title={t('teams.trainings')}>
      {programs.length + certificates.length === 0 ? (
        <Nothing>{t('teams.trainingsDone')}</Nothing>
      ) : (
        <ul className={classes.lines}>
          {programs.map(({ program_id: id, name, people }) => (
            <li key={`program ${id}`}>
              <span>
                <Link to={paths.program(id)}>{name}</Link>
                <span className={classes.dim}>{t('teams.toFollow', { names: people.join(', ') })}</span>
              </span>
              <ToneBadge tone="amber">{format().number(people.length)}</ToneBadge>
            </li>
          ))}
          {certificates.map(
            ({ employee_id: person, name, training_id: id, training_name: training, state, valid_until: until }) => (
              <li key={`certificate ${id} ${person}`}>
                <span>
                  <Link to={paths.participant(id, person)}>{name}</Link>
                  <span className={classes.dim}>{training}</span>
                </span>
                <ToneBadge tone={state === 'expired' ? 'red' : 'amber'}>
                  {t(`teams.certificate.${state}`, { date: until ?? '' })}
                </ToneBadge>
              </li>
            ),
          )}
        </ul>
      )}
    </SectionCard>
  );
};
