import type { MachineName } from '#shared/runs/machines.ts';

/** Folders of the files bucket, each ending in a slash. Signing a link or a form needs the right it passes on. */
export type FileFolders = {
  readonly read?: readonly string[];
  readonly write?: readonly string[];
  /** Versions of what is deleted stay for as long as the bucket keeps them. */
  readonly remove?: readonly string[];
};

/** What is done with the secrets of a folder: reading them, or replacing and removing them too. */
export type SecretUse = Readonly<Partial<Record<'payroll' | 'webhooks', 'read' | 'change'>>>;

/** What the functions of an area need beyond the tables; what each needs stands in `areas.ts`. */
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
export const CERTIFICATES = 'signing/';

/** The folder of the snapshots that lists start from, one folder in it for each type of entity. */
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

/** What the run that exports a person reads beside the files of every worker. */
export const exportedFiles: FileFolders = { read: ['pushes/sent/'] };

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

/** Where the sweeper does so with what law kept of somebody who was erased, once its years are over. */
export const keptFolders: readonly string[] = ['contents/', 'contracts/', 'documents/', 'pushes/'];
