import { machineNames, type MachineName } from '#shared/runs/machines.ts';
import type { FileFolders, SecretUse } from './access.ts';

/** What the functions of an area need beyond the tables. A test compares this with what the bundles contain. */
export type AreaRights = {
  /** The folders of the writers, who may also read what the readers read. */
  readonly files?: FileFolders;
  /** The state machines whose runs its writers start. */
  readonly startsRuns?: readonly MachineName[];
  /** Present when its writers make accounts in the user pool. */
  readonly invites?: true;
  /** What its writers do with credentials and secrets. */
  readonly secrets?: SecretUse;
  /** Present when its writers talk to the provider of signatures. */
  readonly asksProvider?: true;
};

/** The certificates of the keys that sealed documents: what checks a seal reads them, only what seals adds one. */
const CERTIFICATES = 'signing/';

export const areaRights: Readonly<Record<string, AreaRights>> = {
  activity: { files: { read: ['exports/', 'pictures/'], write: ['exports/', 'runs/'] }, startsRuns: ['bulk-run'] },
  assets: {
    files: {
      read: ['pictures/', 'quarantine/', 'exports/'],
      write: ['pictures/', 'exports/', 'runs/'],
      remove: ['pictures/'],
    },
    startsRuns: ['bulk-run'],
  },
  fleet: { files: { read: ['exports/', 'pictures/'], write: ['exports/', 'runs/'] }, startsRuns: ['bulk-run'] },
  files: {
    files: {
      // Signed contracts are among the documents of what they are about.
      read: ['quarantine/', 'documents/', 'pictures/', 'contracts/'],
      write: ['quarantine/', 'documents/'],
      remove: ['quarantine/'],
    },
  },
  home: { files: { read: ['pictures/'] } },
  imports: {
    files: { read: ['quarantine/', 'imports/', 'exports/', 'pictures/'], write: ['imports/', 'exports/', 'runs/'] },
    startsRuns: ['bulk-run'],
  },
  people: {
    files: {
      read: ['pictures/', 'quarantine/', 'exports/'],
      write: ['pictures/', 'exports/', 'runs/'],
      remove: ['pictures/'],
    },
    startsRuns: ['bulk-run'],
  },
  reminders: { files: { read: ['pictures/'] } },
  records: { files: { read: ['pictures/'], write: ['runs/'] }, startsRuns: ['bulk-run'] },
  runs: { files: { read: ['exports/', 'imports/', 'runs/', 'pictures/'], write: ['runs/'] }, startsRuns: machineNames },
  segments: { files: { read: ['pictures/'] } },
  software: { files: { read: ['exports/', 'pictures/'], write: ['exports/', 'runs/'] }, startsRuns: ['bulk-run'] },
  trainings: { files: { read: ['exports/', 'pictures/'], write: ['exports/', 'runs/'] }, startsRuns: ['bulk-run'] },
  daysOff: { files: { read: ['exports/', 'pictures/'], write: ['exports/', 'runs/'] }, startsRuns: ['bulk-run'] },
  // Pictures as home has them, so that one role reads for both.
  integrations: { files: { read: ['pictures/'] }, secrets: { payroll: 'change', webhooks: 'change' } },
  calendar: { files: { read: ['pictures/'] } },
  push: {
    files: { read: ['exports/', 'pictures/', 'pushes/'], write: ['exports/', 'pushes/'] },
    startsRuns: ['push-days-off'],
    secrets: { payroll: 'read' },
  },
  templates: {
    files: {
      read: ['contents/', 'quarantine/', 'pictures/', 'exports/'],
      write: ['contents/', 'exports/', 'runs/'],
      remove: ['contents/'],
    },
    startsRuns: ['bulk-run'],
  },
  contracts: {
    files: {
      read: ['contents/', 'contracts/', 'quarantine/', 'pictures/', 'exports/', CERTIFICATES],
      write: ['contents/', 'contracts/', 'exports/', 'runs/'],
      remove: ['contents/', 'contracts/'],
    },
    startsRuns: ['bulk-run'],
  },
  signing: {
    files: {
      // Those of contracts, so that one role reads for both.
      read: ['contents/', 'contracts/', 'quarantine/', 'pictures/', 'exports/', CERTIFICATES],
      write: ['contents/', 'contracts/'],
      remove: ['contracts/'],
    },
    asksProvider: true,
  },
  // Who signs by a link sees the pages, and leaves a drawn signature beside them.
  links: { files: { read: ['contracts/'], write: ['contracts/'] } },
  session: {
    files: { read: ['pictures/', 'quarantine/'], write: ['pictures/'], remove: ['pictures/'] },
    invites: true,
  },
};

/** The folder of the snapshots that lists start from: every function that holds a list reads it. */
export const SNAPSHOTS = 'snapshots/';

/** The worker that sends webhooks. */
export const WEBHOOK_WORKER = 'workflows/webhooks/deliver';

/** The workers that talk to others with a secret: those of a push, what is checked by schedule, and webhooks. */
export const talksWithSecrets = (module: string): boolean =>
  module.startsWith('workflows/push-days-off/') || module === 'workflows/bulk-run/sweep' || module === WEBHOOK_WORKER;

/** What these read, write and remove beside the files of every worker; the sweeper removes what was sent years ago. */
export const payrollFiles: FileFolders = { read: ['pushes/'], write: ['pushes/'], remove: ['pushes/'] };

/** Whether a worker with these source files seals documents. */
export const sealsDocuments = (inputs: readonly string[]): boolean =>
  inputs.includes('functions/platform/pdf/seal-pdf.ts');

/** What these read and write beside the files of every worker. */
export const sealFiles: FileFolders = {
  read: ['contracts/', CERTIFICATES],
  write: ['contracts/', CERTIFICATES],
};

/** The workers of the runs do the work of every area. */
export const workerFiles: FileFolders = {
  // Contracts are made, frozen and packed for many people at once; the export of a person takes all their files.
  read: ['exports/', 'imports/', 'runs/', 'contents/', 'contracts/', 'documents/', 'pictures/', SNAPSHOTS],
  write: ['exports/', 'imports/', 'runs/', 'contracts/', SNAPSHOTS],
  // A sweep removes documents that were deleted long enough ago, and old drafts of contracts.
  remove: ['documents/', 'contents/', 'contracts/'],
};

/** Where the run that erases a person deletes objects with all their versions. */
export const erasedFolders: readonly string[] = [
  'contents/',
  'contracts/',
  'documents/',
  'exports/',
  'imports/',
  'pictures/',
  'pushes/previews/',
  'quarantine/',
  'runs/',
  SNAPSHOTS,
];
