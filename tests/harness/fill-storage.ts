import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DynamoDbServer, StoredTables } from '#infra/local/dynamodb/server.ts';
import type { ObjectStore } from '#infra/local/object-store.ts';
import { parseSeed } from '#infra/local/seed/parse-seed.ts';
import { today } from '#functions/platform/runtime/clock.ts';

export type Storage = {
  dynamodb: DynamoDbServer;
  s3: ObjectStore;
  /** Where the objects are. */
  directory: string;
};

type Kept = { tables: StoredTables; objects: ReadonlyMap<string, Buffer> };

/** What the files of a worker start with again and again, by seed and day. */
const kept = new Map<string, Kept>();
const isKept = (seed: string): boolean => !seed.includes('=');

const readObjects = async (directory: string): Promise<Kept['objects']> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(await Promise.all(files.map(async (path) => [path, await readFile(path)] as const)));
};

const putBack = async ({ dynamodb, directory }: Storage, { tables, objects }: Kept): Promise<void> => {
  await rm(directory, { recursive: true, force: true });
  await Promise.all([...new Set([...objects.keys()].map(dirname))].map((path) => mkdir(path, { recursive: true })));
  await Promise.all([
    dynamodb.replaceTables(tables),
    ...[...objects].map(([path, content]) => writeFile(path, content)),
  ]);
};

const seedAnew = async ({ s3, directory }: Storage, seed: string): Promise<void> => {
  const [{ dynamo }, { createTables, dropTables }, { seedData, forgetData }] = await Promise.all([
    import('#functions/platform/storage/client.ts'),
    import('#infra/local/table-setup.ts'),
    import('#infra/local/data.ts'),
  ]);
  if (!(await createTables(dynamo()))) {
    await dropTables(dynamo());
    await createTables(dynamo());
  }
  await rm(directory, { recursive: true, force: true });
  await s3.createBuckets();
  forgetData();
  const parsedSeed = parseSeed(seed);
  if (parsedSeed) await seedData(parsedSeed);
  else if (seed === 'personas') await import('./write-personas.ts').then(({ writePersonas }) => writePersonas());
};

/**
 * Replaces all data by those of a seed, `personas` or `none`. Seeding takes seconds; the second time the same data are
 * put back as they were stored the first time.
 */
export const fillStorage = async (storage: Storage, seed: string): Promise<void> => {
  const key = `${seed} ${today()}`;
  const earlier = kept.get(key);
  if (earlier) {
    await putBack(storage, earlier);
    await import('#infra/local/data.ts').then(({ forgetData }) => forgetData());
    return;
  }
  await seedAnew(storage, seed);
  if (!isKept(seed)) return;
  kept.set(key, { tables: await storage.dynamodb.copyTables(), objects: await readObjects(storage.directory) });
};
