import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as tables from '#functions/platform/storage/tables.ts';
import * as keys from '#functions/platform/storage/keys.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import { itemOf, readLines } from '#infra/ops/archive.ts';

/** What lives for minutes or a day, while a push is under way, or where rights come from groups. */
const short = new Set([
  'idempotency',
  'wrong-tokens',
  'known-groups',
  'sign-in-tries',
  'failed-sign-ins',
  'push-lock',
  'watched-push',
]);

const kindOf = (pk: string): string => pk.split('#')[0] ?? '';

/** The values of the constants by which keys begin. */
const constants: Readonly<Record<string, unknown>> = { ...tables, ...keys };

/** The kinds of rows that `keys.ts` knows, by what their keys begin with. */
const kindsKnown = async (): Promise<Set<string>> => {
  const source = await readFile(join(import.meta.dirname, '../../functions/platform/storage/keys.ts'), 'utf8');
  const written = [...source.matchAll(/pk: (?:['`]([a-z_-]+)|`\$\{([A-Z_]+)\}|([A-Z_]+))/gu)];
  const ofKeys = written.map(([, literal, inText, constant]) => literal ?? String(constants[inText ?? constant ?? '']));
  const counts = /partitionCounts[^{]*\{[^}]*\}[^}]*\),([^}]*)\}/u.exec(source)?.[1] ?? '';
  const ofTypes = [...counts.matchAll(/(\w+): 1/gu)].map(([, type = '']) => type);
  const kinds = [...ofKeys, ...ofTypes, ...Object.keys(kindFacts), 'run', 'runs', 'import', 'upload'];
  return new Set(kinds.map(kindOf).filter((kind) => !short.has(kind)));
};

/** The kinds of rows that an archive has none of. */
export const kindsMissingIn = async (archive: string): Promise<string[]> => {
  const found = new Set<string>();
  for (const { name } of tables.tableDefinitions)
    for await (const line of readLines(join(archive, `${name}.jsonl.gz`)))
      found.add(kindOf(itemOf(line)['pk']?.S ?? ''));
  return [...(await kindsKnown())].filter((kind) => !found.has(kind)).toSorted();
};
