import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feedObject } from '#shared/activity/events.ts';
import { entityTypes } from '#functions/platform/storage/keys.ts';
import type { TableDefinition } from '#functions/platform/storage/tables.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Reader = {
  /** Patterns of IAM for the keys, in the table or in its global index. */
  readonly keys: readonly string[];
  /** How a source file that reads the keys is found: by its own path, or by a name in it that makes such a key. */
  readonly by: string;
};

/**
 * The keys that only those functions read whose code makes such a key, beside those of entities. What is not here is
 * read by every area: who signs in, settings, preferences, links, counters, the log of changes.
 */
const readers: Readonly<Record<TableDefinition['name'], readonly Reader[]>> = {
  records: [
    { keys: ['kept-signature'], by: 'keptSignatureKey' },
    { keys: ['calendar-feed'], by: 'feedMarkKey' },
    { keys: ['erasure#*'], by: 'ERASURES' },
    { keys: ['asked-right'], by: 'ASKED_RIGHTS' },
    { keys: ['push-command'], by: 'PUSH_COMMANDS' },
    { keys: ['watched-push'], by: 'WATCHED_PUSHES' },
    { keys: ['push-lock#*'], by: 'pushLockKey' },
    { keys: ['pushed-person#*'], by: 'pushedPersonKey' },
    { keys: ['push-answer#*'], by: 'pushAnswerKey' },
    { keys: ['webhook-delivery#*'], by: 'webhookDeliveryKey' },
    { keys: ['webhook#*'], by: 'webhookTimeline' },
    { keys: ['signing'], by: 'signingWorkKey' },
    { keys: ['document#*'], by: 'documentKey' },
    { keys: ['mail#*'], by: 'functions/platform/mail/mail-store.ts' },
  ],
  activity: [
    { keys: feedObject.options.map((object) => `${object}#*`), by: 'functions/activity/feed.ts' },
    { keys: ['feed#*'], by: 'feedShards' },
    { keys: ['audit-waiting#*'], by: 'auditWaitingShards' },
    { keys: ['audit#*'], by: 'functions/platform/audit/audit-days.ts' },
  ],
  runs: [
    { keys: ['run#*', 'runs#*'], by: 'functions/platform/runs/run-store.ts' },
    { keys: ['import#*', 'import-file#*'], by: 'functions/imports/import-store.ts' },
    { keys: ['audit'], by: 'auditHeadKey' },
    { keys: ['failed-sign-ins#*'], by: 'failedSignInsKey' },
  ],
};

const keyDesign = 'functions/platform/storage/keys.ts';
const sources = new Map<string, string>();

const sourceOf = (file: string): string => {
  const text = sources.get(file) ?? readFileSync(`${root}/${file}`, 'utf8');
  sources.set(file, text);
  return text;
};

const ofFunctions = (inputs: readonly string[]): string[] =>
  [...new Set(inputs)].filter((file) => file.startsWith('functions/') && file !== keyDesign);

/** The types of entities whose store, or how they are listed, stands in these source files. */
export const entitiesIn = (inputs: readonly string[]): Set<string> =>
  new Set(
    ofFunctions(inputs).flatMap((file) =>
      Array.from(
        sourceOf(file).matchAll(/(?:entityStore<\w+>\(|ListedEntity<\w+> = )\{\s*type: '(\w+)'/g),
        ([, type = '']) => type,
      ),
    ),
  );

/**
 * The keys of a table that functions made of these source files never read (docs/areas/deployment.md#keys-of-areas). It
 * follows from the code, so that no function can lack what its code reads.
 */
export const keysNeverRead = (inputs: readonly string[], table: TableDefinition['name']): string[] => {
  const files = ofFunctions(inputs);
  const isReadBy = (by: string): boolean => files.some((file) => file === by || sourceOf(file).includes(by));
  const others = readers[table].flatMap(({ keys, by }) => (isReadBy(by) ? [] : keys));
  if (table !== 'records') return others;
  const own = entitiesIn(files);
  return [...entityTypes.filter((type) => !own.has(type)).map((type) => `${type}#*`), ...others];
};
