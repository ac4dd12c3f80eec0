import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BatchWriteItemCommand,
  GetItemCommand,
  ScanCommand,
  type AttributeValue,
  type BatchWriteItemCommandInput,
  type BatchWriteItemCommandOutput,
  type ScanCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { readHead, writeHead } from '#functions/platform/audit/audit-head.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { restoredAt } from '#functions/platform/storage/restored-at.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { findingLine } from '#infra/ops/fsck/finding.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { replayErasures } from '#functions/workflows/person-data/erase/replay.ts';
import { filesBucket } from '#functions/platform/storage/tables.ts';
import {
  fileEntry,
  hashFile,
  itemHash,
  itemOf,
  manifest,
  readLines,
  type Manifest,
  type RawItem,
  type TableName,
} from './archive.ts';
import { assertBucket } from './assert-target.ts';
import { tableNames } from './export-archive.ts';
import { prepareStorage } from './new-storage.ts';
import { UsageError } from './usage-error.ts';

const BATCH_MAX = 25;
const AT_ONCE = 8;
const RETRY_MS = 50;
const RETRY_MAX_MS = 2_000;
/** How many items of each table are compared after the restore (docs/areas/deployment.md#backup). */
const COMPARED = 100;

type Sample = { key: RawItem; hash: string };

export type RestoreReport = {
  manifest: Manifest;
  /** Items that were read back and hash to the same. */
  compared: number;
  /** Who was erased since the archive was made and is erased again; null without the list of them. */
  erased: number | null;
  /** What does not agree; a good restore has no problems. */
  problems: string[];
};

const readManifest = async (directory: string): Promise<Manifest> => {
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => {
    throw new UsageError(`--from: ${directory} holds no finished archive (manifest.json is missing)`);
  });
  return manifest.parse(JSON.parse(text));
};

const assertWhole = async (path: string, { bytes, sha256 }: { bytes: number; sha256: string }): Promise<void> => {
  const actual = await hashFile(path);
  if (actual.bytes !== bytes || actual.sha256 !== sha256) throw new Error(`${path} is damaged`);
};

const writeBatch = async (table: string, items: readonly RawItem[]): Promise<void> => {
  let pending: BatchWriteItemCommandInput['RequestItems'] = {
    [table]: items.map((Item) => ({ PutRequest: { Item } })),
  };
  for (let wait = RETRY_MS; Object.keys(pending).length > 0; wait = Math.min(wait * 2, RETRY_MAX_MS)) {
    const answer: BatchWriteItemCommandOutput = await dynamo().send(
      new BatchWriteItemCommand({ RequestItems: pending }),
    );
    pending = answer.UnprocessedItems ?? {};
    if (Object.keys(pending).length > 0) await sleep(Math.random() * wait);
  }
};

/** A random sample of a stream whose length is not known ahead. */
const sampler = (size: number) => {
  const chosen: Sample[] = [];
  let seen = 0;
  return {
    chosen,
    offer(item: RawItem): void {
      seen += 1;
      const place = chosen.length < size ? chosen.length : Math.floor(Math.random() * seen);
      if (place < size) chosen[place] = { key: { pk: item['pk']!, sk: item['sk']! }, hash: itemHash(item) };
    },
  };
};

const keyText = ({ pk, sk }: Record<string, AttributeValue>): string => `${pk?.S ?? ''} ${sk?.S ?? ''}`;

const restoreTable = async (table: string, path: string): Promise<Sample[]> => {
  const samples = sampler(COMPARED);
  const lines = readLines(path);
  const nextBatch = async (): Promise<RawItem[]> => {
    const batch: RawItem[] = [];
    while (batch.length < BATCH_MAX) {
      const { value, done } = await lines.next();
      if (done) break;
      batch.push(itemOf(value));
    }
    return batch;
  };
  const takeTurns = async (): Promise<void> => {
    for (let batch = await nextBatch(); batch.length > 0; batch = await nextBatch()) {
      for (const item of batch) samples.offer(item);
      await writeBatch(table, batch);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return samples.chosen;
};

const restoreFiles = async (directory: string): Promise<void> => {
  const lines = readLines(join(directory, 'files.jsonl.gz'));
  const takeTurns = async (): Promise<void> => {
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      const { key, sha256, size, content_type, content_disposition, metadata } = fileEntry.parse(
        JSON.parse(next.value),
      );
      const path = join(directory, 'files', sha256);
      await assertWhole(path, { bytes: size, sha256 });
      await objectStore().send(
        new PutObjectCommand({
          Bucket: filesBucket(),
          Key: key,
          Body: createReadStream(path),
          ContentLength: size,
          ContentType: content_type,
          ContentDisposition: content_disposition,
          Metadata: metadata,
        }),
      );
      const { ContentLength: stored } = await objectStore().send(
        new HeadObjectCommand({ Bucket: filesBucket(), Key: key }),
      );
      if (stored !== size) throw new Error(`${key} arrived with ${String(stored)} bytes of ${size}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
};

const countItems = async (table: string): Promise<number> => {
  let count = 0;
  let start: RawItem | undefined;
  do {
    const answer: ScanCommandOutput = await dynamo().send(
      new ScanCommand({ TableName: table, Select: 'COUNT', ConsistentRead: true, ExclusiveStartKey: start }),
    );
    count += answer.Count ?? 0;
    start = answer.LastEvaluatedKey;
  } while (start);
  return count;
};

const differsFrom = async (table: string, { key, hash }: Sample): Promise<boolean> => {
  const { Item: item } = await dynamo().send(new GetItemCommand({ TableName: table, Key: key, ConsistentRead: true }));
  return item === undefined || itemHash(item) !== hash;
};

const compare = async (archived: Manifest, samples: Record<TableName, Sample[]>) => {
  const names = tableNames();
  const problems: string[] = [];
  let compared = 0;
  for (const [name, chosen] of Object.entries(samples) as [TableName, Sample[]][]) {
    const table = names[name];
    const count = await countItems(table);
    const expected = archived.tables[name].lines;
    if (count !== expected) problems.push(`${table} holds ${count} items of ${expected}`);
    const different = await Promise.all(chosen.map((sample) => differsFrom(table, sample)));
    different.forEach((differs, at) => {
      if (differs) problems.push(`${table} ${keyText(chosen[at]!.key)} differs from the archive`);
    });
    compared += different.filter((differs) => !differs).length;
  }
  return { problems, compared };
};

/** The log itself came back, its copies did not: the sweeper copies all of it into the bucket that is there now. */
const forgetCopies = async (): Promise<void> => {
  const before = await readHead();
  if (!before?.copied) return;
  const { copied: _, ...after } = before;
  await transact([writeHead(before, after)]);
};

/**
 * Brings an archive back into missing or empty tables and an equally empty bucket, then proves it: counts, hashes of 100
 * random items of each table, every file's hash, and what `fsck` says. Throws without touching anything when the target
 * is not empty or the archive is damaged. `erasuresIn` is the bucket with the list of those who were erased.
 */
export const restoreTenant = async (directory: string, erasuresIn?: string): Promise<RestoreReport> => {
  const archived = await readManifest(directory);
  const pathOf = (name: string): string => join(directory, `${name}.jsonl.gz`);
  for (const [name, part] of [...Object.entries(archived.tables), ['files', archived.files] as const]) {
    await assertWhole(pathOf(name), part);
  }
  // A list that cannot be read would be found missing only once everything is restored.
  if (erasuresIn !== undefined) await assertBucket('audit-bucket', erasuresIn);
  await prepareStorage();
  const names = tableNames();
  const samples = {
    records: await restoreTable(names.records, pathOf('records')),
    activity: await restoreTable(names.activity, pathOf('activity')),
    runs: await restoreTable(names.runs, pathOf('runs')),
  };
  await restoreFiles(directory);
  const { problems, compared } = await compare(archived, samples);
  // What waited in the archive may have been sent since.
  await transact([restoredAt.write({ at: new Date().toISOString() })]);
  await forgetCopies();
  if (erasuresIn !== undefined) process.env['AUDIT_BUCKET'] = erasuresIn;
  const erased = erasuresIn === undefined ? null : await replayErasures();
  return { manifest: archived, compared, erased, problems: [...problems, ...(await fsck()).map(findingLine)] };
};
