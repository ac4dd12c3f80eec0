import { issue, type Issue } from '#shared/errors/issue.ts';

const REMIND_FIRST_DAYS = 5;
const REMIND_EVERY_DAYS = 2;
export const REMIND_DAYS_MAX = 60;

/** When the signer whose turn it is gets reminded: the days before the first reminder and between two; 0 is never. */
export type ReminderSchedule = {
  readonly remind: 0 | 1;
  readonly remind_first_days: number;
  readonly remind_every_days: number;
};

type ScheduleFields = { readonly [Name in keyof ReminderSchedule]?: ReminderSchedule[Name] | undefined };

/** The schedule that a template, a contract or a sending says; what it leaves out is as usual. */
export const scheduleOf = ({
  remind = 1,
  remind_first_days: first = REMIND_FIRST_DAYS,
  remind_every_days: every = REMIND_EVERY_DAYS,
}: ScheduleFields): ReminderSchedule => ({ remind, remind_first_days: first, remind_every_days: every });

const daysIssues = (path: string, days: number): Issue[] =>
  Number.isInteger(days) && days >= 1 && days <= REMIND_DAYS_MAX
    ? []
    : [issue(path, 'days_wanted', { max: REMIND_DAYS_MAX })];

/** What is wrong with a schedule (docs/areas/signing.md#signing); days count even while it is off. */
export const scheduleIssues = ({ remind_first_days: first, remind_every_days: every }: ReminderSchedule): Issue[] => [
  ...daysIssues('remind_first_days', first),
  ...daysIssues('remind_every_days', every),
];

/** The schedule after a change: what is absent stays. */
export const patchSchedule = (before: ScheduleFields, body: ScheduleFields): ReminderSchedule =>
  scheduleOf({
    remind: body.remind ?? before.remind,
    remind_first_days: body.remind_first_days ?? before.remind_first_days,
    remind_every_days: body.remind_every_days ?? before.remind_every_days,
  });
