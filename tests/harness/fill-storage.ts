import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { DynamoDbServer, StoredTables } from '#infra/local/dynamodb/server.ts';
import type { ObjectStore } from '#infra/local/object-store.ts';
import { VERSIONS_FOLDER } from '#infra/local/object-versions.ts';
import { parseSeed } from '#infra/local/seed/parse-seed.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { oncePerRun } from './once-per-run.ts';

export type Storage = {
  dynamodb: DynamoDbServer;
  s3: ObjectStore;
  /** Where the objects are. */
  directory: string;
};

/** What a seed left: the tables, and the files under their paths in the folder of the storage. */
type SeededStorage = { readonly tables: StoredTables; readonly objects: readonly (readonly [string, Buffer])[] };

/** What the files of a worker start with again and again, by seed and day. */
const kept = new Map<string, SeededStorage>();
const isKept = (seed: string): boolean => !seed.includes('=');

const readObjects = async (directory: string): Promise<SeededStorage['objects']> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !relative(directory, path).startsWith(VERSIONS_FOLDER));
  return Promise.all(files.map(async (path) => [relative(directory, path), await readFile(path)] as const));
};

const putBack = async ({ dynamodb, directory }: Storage, { tables, objects }: SeededStorage): Promise<void> => {
  await rm(directory, { recursive: true, force: true });
  const files = objects.map(([path, content]) => [join(directory, path), content] as const);
  const folders = new Set(files.map(([path]) => dirname(path)));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all([dynamodb.replaceTables(tables), ...files.map(([path, content]) => writeFile(path, content))]);
};

const seedAnew = async ({ s3, directory }: Storage, seed: string): Promise<void> => {
  const [{ dynamo }, { createTables, dropTables, hasTables }, { seedData, forgetData }] = await Promise.all([
    import('#functions/platform/storage/client.ts'),
    import('#infra/local/table-setup.ts'),
    import('#infra/local/data.ts'),
  ]);
  if (await hasTables(dynamo())) await dropTables(dynamo());
  await createTables(dynamo());
  await rm(directory, { recursive: true, force: true });
  await s3.createBuckets();
  forgetData();
  const parsedSeed = parseSeed(seed);
  if (parsedSeed) await seedData(parsedSeed);
  else if (seed === 'personas') await import('./write-personas.ts').then(({ writePersonas }) => writePersonas());
};

/**
 * Replaces all data by those of a seed, `personas` or `none`. Seeding takes seconds; the second time the same data are
 * put back as they were stored the first time, by this worker or by another one of the run.
 */
export const fillStorage = async (storage: Storage, seed: string): Promise<void> => {
  if (!isKept(seed)) return seedAnew(storage, seed);
  const key = `${seed} ${today()}`;
  let isFilled = false;
  const found =
    kept.get(key) ??
    (await oncePerRun<SeededStorage>(`seed ${key}`, async () => {
      await seedAnew(storage, seed);
      isFilled = true;
      return { tables: await storage.dynamodb.copyTables(), objects: await readObjects(storage.directory) };
    }));
  kept.set(key, found);
  if (isFilled) return;
  await putBack(storage, found);
  await import('#infra/local/data.ts').then(({ forgetData }) => forgetData());
};
