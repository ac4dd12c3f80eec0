import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { daysBetween, isoOf } from '#shared/values/dates.ts';
import { usePreferences } from '../../list/use-preferences.ts';
import { useCan } from '../../ui/actor.tsx';
import type { Home, HomeTask } from '../../ui/home-part.ts';
import { homeParts } from './home-parts.ts';

export type Whose = 'mine' | 'team';

/** A task with the days until its deadline; null without one. */
export type DatedTask = HomeTask & { readonly days: number | null };

const daysUntil = (home: Home, { deadline, late }: HomeTask): number | null => {
  const [today, day] = [isoOf(home.today), isoOf(deadline)];
  if (late) return -1;
  return today === undefined || day === undefined ? null : daysBetween(today, day);
};

/** How far a deadline is, in words that go on in a sentence. */
export const deadlineWords = (days: number, t: TFunction<'home'>): string =>
  days < 0
    ? t('when.late', { count: -days })
    : days === 0
      ? t('when.today')
      : days === 1
        ? t('when.tomorrow')
        : t('when.in', { count: days });

/** The tasks by their deadline, those without one last, and whose tasks the user looks at. */
export const useTasks = (home: Home) => {
  const { t } = useTranslation('home');
  const can = useCan();
  const { remembered, remember } = usePreferences('home', 1);
  const all = homeParts
    .flatMap((part) => part.tasks?.(home, t, can) ?? [])
    .map((task): DatedTask => ({ ...task, days: daysUntil(home, task) }))
    .toSorted((one, other) => (one.days ?? Infinity) - (other.days ?? Infinity) || 0);
  const whose: Whose = remembered?.segment === 'team' ? 'team' : 'mine';
  const of = (wanted: Whose): DatedTask[] => all.filter((task) => task.whose === undefined || task.whose === wanted);
  const differ =
    JSON.stringify(of('mine').map(({ title }) => title)) !== JSON.stringify(of('team').map(({ title }) => title));
  return {
    tasks: of(differ ? whose : 'mine'),
    /** Whose tasks are shown; null where those of the team are the same. */
    whose: differ ? whose : null,
    show: (wanted: Whose) => remember({ segment: wanted }),
  };
};
