import { objectTypes } from '#shared/records/object-types.ts';
import { areasOfRuns, MARKED_RUNS, patternOfRuns } from '#shared/runs/run-areas.ts';
import type { TableDefinition } from '#functions/platform/storage/tables.ts';

/** The partitions of records: whoever writes one of these changes what the company has. */
export const recordKeys = objectTypes.map((type) => `${type}#*` as const);

/**
 * The keys of the tables that only those areas write that say so in `areas.ts`: records, and what rights, secrets, payroll and
 * law hang on. What is not here is bookkeeping of every area (counters, the log of changes, mails, reminders, claims).
 */
export const guardedKeys = {
  records: [
    ...recordKeys,
    'user#*',
    'unique#subject#*',
    'unique#user_email#*',
    'team#*',
    'segment#*',
    'custom_field#*',
    'asset_type#*',
    'template_category#*',
    'day_off_type#*',
    'work_schedule#*',
    'person_days#*',
    'pushed_days#*',
    'integration#*',
    'integration-features#*',
    'webhook_subscription#*',
    'api-key#*',
    'erasure#*',
    'asked-right',
    'kept-signature',
    'link#*',
    'calendar-feed',
    'push-command',
    'watched-push',
    'push-lock#*',
    'pushed-person#*',
    'push-answer#*',
    'setting',
    'signing',
    'snapshot#*',
    'view#*',
    'preference#*',
  ],
  activity: ['audit#*'],
  runs: [
    'audit',
    'days',
    'ended-sign-in#*',
    'failed-sign-ins#*',
    'sign-in-tries',
    'run#*',
    ...areasOfRuns.map((area) => patternOfRuns(area)),
    MARKED_RUNS,
    'known-groups#*',
  ],
} as const satisfies Record<TableDefinition['name'], readonly string[]>;

export type GuardedKey = (typeof guardedKeys)[keyof typeof guardedKeys][number];
