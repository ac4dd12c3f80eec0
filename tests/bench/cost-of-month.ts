import type { Act, Units } from './cost-acts.ts';

/** USD, list prices of eu-central-1 as we know them (docs/cost.md). */
const prices = {
  readUnit: 0.1525 / 1e6,
  writeUnit: 0.7625 / 1e6,
  /** A REST API call with its X-Ray trace, its line in the log and its call of a function. */
  request: 3.7 / 1e6 + 5 / 1e6 + 0.63 / 1e6 + 0.2 / 1e6,
  gigabyteSecond: 13.33 / 1e6,
  get: 0.00043 / 1e3,
  put: 0.0054 / 1e3,
  mail: 0.1 / 1e3,
  transition: 0.025 / 1e3,
  activeUser: 0.015,
  cloudFrontRequest: 0.012 / 1e4,
  cloudFrontGigabyte: 0.085,
  storedGigabyte: 0.0245,
  tableGigabyte: 0.306 + 0.245,
  keyUse: 0.15 / 1e4,
  signature: 0.03 / 1e4,
  /** GuardDuty for S3 in us-east-1: the price of Frankfurt is not known here. */
  scannedObject: 0.215 / 1e3,
  scannedGigabyte: 0.09,
  secret: 0.4,
  secretCall: 0.05 / 1e4,
};
/** The metrics that alarms watch; `tests/infra/operations.test.ts` counts them in the templates. */
export const ALARM_METRICS = 47;
/** Counted in the templates: alarms and one metric of our own, dashboard and keys, firewall (docs/cost.md#price-usd). */
const FIXED = ALARM_METRICS * 0.1 + 0.3 + 5 + 0.8 + 8;
/** The credentials of one payroll office, and what signs one webhook. */
const SECRETS = 2;
/** GB of an upload. */
const UPLOAD_GB = 0.0005;
/** Twelve figures of mail, push and signing, each paid for by the hours in which it is sent. */
const FIGURES = 12 * 0.3;
const WORKING_DAYS = 22;
const SWEEPS = 8_640;
const LOOKS_FOR_SNAPSHOTS = 2_880;
const LOOKS_FOR_WEBHOOKS = 43_200;
/** A look of the sweeper takes a fifth of a second, the others a tenth of one at a third of the memory (assumed). */
const SWEEP_GB_SECONDS = 0.2 * 1.77;
const LOOK_GB_SECONDS = 0.1 * 0.5;

export type Tenant = { people: number; users: number; coldListsADay: number; hoursWithFigures: number };
export const tenants: readonly Tenant[] = [
  { people: 50, users: 3, coldListsADay: 40, hoursWithFigures: 1 / 36 },
  { people: 5_000, users: 100, coldListsADay: 200, hoursWithFigures: 1 / 2 },
  { people: 50_000, users: 600, coldListsADay: 600, hoursWithFigures: 1 },
];

/** What a user does on a working day, and a company does in a month for each of its people. */
const aDay: Partial<Record<Act, number>> = { profile: 8, list: 30, search: 8, home: 4, detail: 40, feed: 40, edit: 6, add: 2, note: 2, export: 0.2, 'audit line': 3 }; // prettier-ignore
const aMonth: Partial<Record<Act, number>> = { asset: 0.1, licence: 0.1, participant: 0.25, 'day off': 1.5, push: 1, contract: 0.1, 'import row': 0.2, document: 0.2, reminder: 0.1 }; // prettier-ignore
/** Seconds of a function with one gigabyte that an act takes beside its requests: runs, PDFs, mails, webhooks. */
const workSeconds: Partial<Record<Act, number>> = { asset: 0.04, licence: 0.04, participant: 0.04, push: 0.04, 'import row': 0.04, export: 1, document: 0.5, contract: 4, 'event told': 0.15 }; // prettier-ignore
const REQUEST_SECONDS = 0.06;
const MAIL_SECONDS = 0.1;
/** From here on a cold list starts from a snapshot and reads what came since, by docs/benchmarks/load.md. */
const SNAPSHOT_ROWS = 20_000;
const SNAPSHOT_READS = 60;
const VEHICLES_EACH = 0.3;

type Line = readonly [what: string, of: (tenant: Tenant) => number];

/** How often each act happens in a month. */
const timesOf = ({ people, users }: Tenant): Map<Act, number> => {
  const times = new Map<Act, number>();
  for (const [act, count] of Object.entries(aDay)) times.set(act as Act, count * users * WORKING_DAYS);
  for (const [act, count] of Object.entries(aMonth)) times.set(act as Act, count * people);
  // One subscription to everything: each change is delivered once.
  const changes = ['add', 'edit', 'note', 'asset', 'licence', 'participant', 'contract', 'import row', 'document', 'reminder'] as const; // prettier-ignore
  times.set(
    'event told',
    changes.reduce((sum, act) => sum + (times.get(act) ?? 0), 0),
  );
  times.set('sweep', SWEEPS);
  times.set('look for snapshots', LOOKS_FOR_SNAPSHOTS);
  times.set('look for webhooks', LOOKS_FOR_WEBHOOKS);
  return times;
};

const totalOf = (acts: ReadonlyMap<Act, Units>, tenant: Tenant, name: keyof Units): number => {
  let sum = 0;
  for (const [act, times] of timesOf(tenant)) sum += times * (acts.get(act)?.[name] ?? 0);
  return sum;
};

const coldReads = (acts: ReadonlyMap<Act, Units>, { people, coldListsADay }: Tenant): number => {
  const unit = acts.get('cold row')?.reads ?? 0;
  const rows = [people, people * VEHICLES_EACH].map((count) =>
    count >= SNAPSHOT_ROWS ? SNAPSHOT_READS : count * unit,
  );
  return WORKING_DAYS * coldListsADay * rows.reduce((sum, each) => sum + each, 0);
};

/** The tables of docs/cost.md from what one act consumes. */
export const printMonths = (acts: ReadonlyMap<Act, Units>, print: (line: string) => void): void => {
  const of = (name: keyof Units) => (tenant: Tenant) => totalOf(acts, tenant, name);
  const reads = (tenant: Tenant): number => of('reads')(tenant) + coldReads(acts, tenant);
  const writes = (tenant: Tenant): number => of('writes')(tenant) + of('indexWrites')(tenant);
  const seconds = (tenant: Tenant): number => {
    let sum = of('requests')(tenant) * REQUEST_SECONDS + of('mails')(tenant) * MAIL_SECONDS + SWEEPS * SWEEP_GB_SECONDS;
    sum += (LOOKS_FOR_SNAPSHOTS + LOOKS_FOR_WEBHOOKS) * LOOK_GB_SECONDS;
    for (const [act, times] of timesOf(tenant)) sum += times * (workSeconds[act] ?? 0);
    return sum;
  };
  const objects = ({ people }: Tenant): number => people * 0.0035;
  const contracts = ({ people }: Tenant): number => people * (aMonth.contract ?? 0);
  const userDays = ({ users }: Tenant): number => users * WORKING_DAYS;
  const use: Line[] = [
    ['API requests', of('requests')],
    ['read units', reads],
    ['of which cold lists', (tenant) => coldReads(acts, tenant)],
    ['write units with indexes', writes],
    ['objects read', of('gets')],
    ['objects written', of('puts')],
    ['mails', of('mails')],
    ['files scanned', of('uploads')],
    ['secrets read', of('secrets')],
    ['GB-seconds', seconds],
  ];
  const price: Line[] = [
    ['tables, on demand', (tenant) => reads(tenant) * prices.readUnit + writes(tenant) * prices.writeUnit],
    [
      'tables and files, kept',
      (tenant) => objects(tenant) * prices.storedGigabyte + tenant.people * 6e-5 * prices.tableGigabyte,
    ],
    ['API, logs, X-Ray', (tenant) => of('requests')(tenant) * prices.request],
    ['functions', (tenant) => seconds(tenant) * prices.gigabyteSecond],
    [
      'files, requests',
      (tenant) => of('gets')(tenant) * prices.get + (of('puts')(tenant) + of('uploads')(tenant)) * prices.put,
    ],
    [
      'scans of uploads',
      (tenant) => of('uploads')(tenant) * (prices.scannedObject + UPLOAD_GB * prices.scannedGigabyte),
    ],
    ['secrets', (tenant) => SECRETS * prices.secret + of('secrets')(tenant) * prices.secretCall],
    ['mails', (tenant) => of('mails')(tenant) * prices.mail],
    ['seals of contracts', (tenant) => contracts(tenant) * (prices.signature + 2 * prices.keyUse)],
    ['runs', (tenant) => tenant.people * 0.05 * 10 * prices.transition],
    ['sign-in', ({ users }) => users * prices.activeUser],
    ['pages', (tenant) => userDays(tenant) * (60 * prices.cloudFrontRequest + 0.002 * prices.cloudFrontGigabyte)],
    ['figures of mail, push, signing', ({ hoursWithFigures: share }) => FIGURES * share],
    ['fixed', () => FIXED],
  ];
  const table = (title: string, lines: readonly Line[], digits: number): void => {
    print(
      `\n| ${title} | ${tenants.map(({ people }) => people).join(' | ')} |\n|${' --- |'.repeat(tenants.length + 1)}`,
    );
    for (const [what, count] of lines)
      print(`| ${what} | ${tenants.map((tenant) => count(tenant).toFixed(digits)).join(' | ')} |`);
  };
  table('a month, people', use, 0);
  table(
    'USD a month, people',
    [...price, ['total', (tenant) => price.reduce((sum, [, count]) => sum + count(tenant), 0)]],
    2,
  );
};
