import { Button } from '@mantine/core';
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isoOf } from '#shared/values/dates.ts';
import { capitalize } from '../../history/plan-brief.ts';
import type { Home } from '../../ui/home-part.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import type { Tone } from '../../ui/tokens.ts';
import { Segments } from '../../ui/segments.tsx';
import { useTasks, deadlineWords, type DatedTask, type Whose } from './use-tasks.ts';
import classes from './todo-card.module.css';

/** How many days ahead a deadline is soon. */
const SOON_DAYS = 7;

const badgeOf = ({ badge, days }: DatedTask, t: TFunction<'home'>): { tone: Tone; text: string } | undefined => {
  if (badge) return badge;
  if (days === null) return undefined;
  return { tone: days < 0 ? 'red' : days <= SOON_DAYS ? 'amber' : 'gray', text: capitalize(deadlineWords(days, t)) };
};

const Row = ({ task, isFirst }: { task: DatedTask; isFirst: boolean }) => {
  const { t } = useTranslation('home');
  const { icon: Icon, title, note, link, action } = task;
  const badge = badgeOf(task, t);
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={16} stroke={1.75} />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {note !== undefined && note !== '' && (
          <p className={classes.note}>
            {note}
            {link && (
              <>
                {', '}
                <Link to={link.to}>{link.text}</Link>
              </>
            )}
          </p>
        )}
      </div>
      {badge && (
        <span className={classes.badge}>
          <ToneBadge tone={badge.tone}>{badge.text}</ToneBadge>
        </span>
      )}
      <Button
        component={Link}
        to={action.to}
        variant={isFirst ? 'filled' : 'default'}
        className={classes.action ?? ''}
        aria-label={t('todo.act', { action: action.label, title })}
      >
        <span className={classes.label}>{action.label}</span>
        <IconChevronRight size={16} stroke={1.75} className={classes.chevron} aria-hidden="true" />
      </Button>
    </li>
  );
};

/** The day that comes next when nothing waits: a renewal or a training. */
const nextOf = ({ software, trainings }: Home): { what: string; day: string } | undefined => {
  const [renewal] = software?.renewals_ahead ?? [];
  const [training] = trainings?.upcoming ?? [];
  const days = [
    ...(renewal ? [{ what: renewal.name, day: renewal.date }] : []),
    ...(training?.start_date ? [{ what: training.program_name ?? training.name, day: training.start_date }] : []),
  ];
  return days.toSorted((one, other) => ((isoOf(one.day) ?? '') < (isoOf(other.day) ?? '') ? -1 : 1))[0];
};

const Nothing = ({ home }: { home: Home }) => {
  const { t } = useTranslation('home');
  const next = nextOf(home);
  return (
    <div className={classes.nothing}>
      <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
      <p className={classes.title}>{t('todo.nothing')}</p>
      {next && <p className={classes.note}>{t('todo.next', next)}</p>}
    </div>
  );
};

/** What needs attention, the most urgent first; only that has a filled button. */
export const TodoCard = ({ home }: { home: Home }) => {
  const { t } = useTranslation('home');
  const { tasks, whose, show } = useTasks(home);
  const choices = (['mine', 'team'] as const).map((value) => ({ value, label: t(`todo.${value}`) }));
  return (
    <SectionCard
      flush
      title={
        <>
          {t('todo.title')} {tasks.length > 0 && <span className={classes.count}>{tasks.length}</span>}
        </>
      }
      action={
        whose && (
          <Segments
            size="xs"
            className={classes.switch ?? ''}
            aria-label={t('todo.whose')}
            data={choices}
            value={whose}
            onChange={(value) => show(value as Whose)}
          />
        )
      }
    >
      {tasks.length === 0 ? (
        <Nothing home={home} />
      ) : (
        <ul className={classes.rows} aria-label={t('todo.title')}>
          {tasks.map((task, at) => (
            <Row key={task.key} task={task} isFirst={at === 0} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
};
