/**
 * The three tables of a tenant (docs/areas/platform.md#storage). The CDK app and the local runtime create them from
 * this description; local indexes exist from the first deploy on because they cannot be added later.
 */
export type TableDefinition = {
  readonly name: 'records' | 'activity' | 'runs';
  readonly localIndex?: {
    readonly name: string;
    readonly sortKey: string;
    readonly sortType: 'N' | 'S';
    readonly project: readonly string[];
  };
  /** A global index holds whole items. */
  readonly globalIndex?: { readonly name: string; readonly partitionKey: string; readonly sortKey: string };
  /** Changes wake the worker of mail (docs/areas/mail.md#sending). */
  readonly hasStream?: true;
};

export const BY_CHANGE = 'byChange';
/** The events of the whole company by time (docs/decisions/2026-11-21-company-feed-index.md). */
export const BY_MOMENT = 'byMoment';
/** Items of several partitions by time; few have a timeline (docs/decisions/2026-11-22-mail.md). */
export const BY_TIMELINE = 'byTimeline';
/** Items with this attribute (epoch seconds) expire. */
export const EXPIRES_AT = 'expires_at';
/** How long it is kept that a record was deleted for good. */
export const TOMBSTONE_SECONDS = 7 * 86_400;
/**
 * The keys of the activity table that every function may add to, those that only read included
 * (docs/areas/trust.md#audit-log).
 */
export const AUDIT_WAITING = 'audit-waiting#';
/** The keys of the activity table under which the audit log is chained. */
export const AUDIT_DAY = 'audit#';
export const SIGN_INS = 'sign-in#';
/** The keys of the table of runs under which every function counts calls. */
export const CALL_COUNTS = 'calls#';
/** Those under which every function keeps the groups that a token named, where rights come from groups. */
export const KNOWN_GROUPS = 'known-groups#';
/** The key of the table of runs under which the user pool counts the sign-ins that began. */
export const SIGN_IN_TRIES = 'sign-in-tries';
/** The folder of the copies of the audit log. */
export const AUDIT_COPIES = 'audit/';

export const tableDefinitions = [
  {
    name: 'records',
    localIndex: { name: BY_CHANGE, sortKey: 'changed_at', sortType: 'N', project: ['version', 'row', 'gone'] },
    globalIndex: { name: BY_TIMELINE, partitionKey: 'timeline', sortKey: 'moment' },
    hasStream: true,
  },
  { name: 'activity', globalIndex: { name: BY_MOMENT, partitionKey: 'feed', sortKey: 'moment' } },
  { name: 'runs' },
] as const satisfies readonly TableDefinition[];

const fromEnvironment = (variable: string): string => {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set`);
  return value;
};

export const recordsTable = (): string => fromEnvironment('RECORDS_TABLE');
export const activityTable = (): string => fromEnvironment('ACTIVITY_TABLE');
export const runsTable = (): string => fromEnvironment('RUNS_TABLE');
export const filesBucket = (): string => fromEnvironment('FILES_BUCKET');
export const auditBucket = (): string => fromEnvironment('AUDIT_BUCKET');
