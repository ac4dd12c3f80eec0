import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ScanCommand, type ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsCommand, type ListObjectsCommandOutput } from '@aws-sdk/client-s3';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { activityTable, filesBucket, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';
import {
  lineOf,
  lineWriter,
  type FileEntry,
  type Manifest,
  type Part,
  type RawItem,
  type TableName,
} from './archive.ts';
import { UsageError } from './usage-error.ts';

const OBJECTS_AT_ONCE = 8;
const MANIFEST = 'manifest.json';

export const tableNames = (): Record<TableName, string> => ({
  records: recordsTable(),
  activity: activityTable(),
  runs: runsTable(),
});

/** The items of a table in pages as the storage gives them (1 MB each), so that memory stays small. */
export async function* rawPages(table: string, from?: RawItem): AsyncGenerator<{ items: RawItem[]; next?: RawItem }> {
  let start = from;
  do {
    const answer: ScanCommandOutput = await dynamo().send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: start }),
    );
    start = answer.LastEvaluatedKey;
    yield { items: answer.Items ?? [], ...(start && { next: start }) };
  } while (start);
}

const exportTable = async (table: string, path: string): Promise<Part> => {
  const writer = lineWriter(path);
  for await (const { items } of rawPages(table)) for (const item of items) await writer.write(lineOf(item));
  return writer.close();
};

/** Lists by key and not by token, because the local object store cannot read its own tokens. */
async function* objectKeys(): AsyncGenerator<string> {
  let after: string | undefined;
  let answer: ListObjectsCommandOutput;
  do {
    answer = await objectStore().send(new ListObjectsCommand({ Bucket: filesBucket(), Marker: after }));
    for (const { Key: key } of answer.Contents ?? []) {
      if (key === undefined) continue;
      yield key;
      after = key;
    }
  } while (answer.IsTruncated);
}

const exportObject = async (key: string, folder: string, turn: number): Promise<FileEntry> => {
  const answer = await objectStore().send(new GetObjectCommand({ Bucket: filesBucket(), Key: key }));
  const hash = createHash('sha256');
  let size = 0;
  const body = answer.Body as Readable;
  body.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    size += chunk.length;
  });
  const unfinished = join(folder, `.${turn}`);
  await pipeline(body, createWriteStream(unfinished));
  const sha256 = hash.digest('hex');
  await rename(unfinished, join(folder, sha256));
  return {
    key,
    sha256,
    size,
    ...(answer.ContentType && { content_type: answer.ContentType }),
    ...(answer.ContentDisposition && { content_disposition: answer.ContentDisposition }),
    ...(answer.Metadata && Object.keys(answer.Metadata).length > 0 && { metadata: answer.Metadata }),
  };
};

const exportFiles = async (directory: string): Promise<Manifest['files']> => {
  const folder = join(directory, 'files');
  await mkdir(folder);
  const writer = lineWriter(join(directory, 'files.jsonl.gz'));
  const keys = objectKeys();
  let objectBytes = 0;
  const takeTurns = async (_: unknown, turn: number): Promise<void> => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const entry = await exportObject(next.value, folder, turn);
      objectBytes += entry.size;
      await writer.write(JSON.stringify(entry));
    }
  };
  await Promise.all(Array.from({ length: OBJECTS_AT_ONCE }, takeTurns));
  return { ...(await writer.close()), object_bytes: objectBytes };
};

const assertFree = async (directory: string): Promise<void> => {
  const names: readonly string[] = await access(directory).then(
    () => readdir(directory),
    () => [],
  );
  if (names.length === 0) return;
  const reason = names.includes(MANIFEST) ? 'is not empty' : 'is not empty, perhaps of an export that was stopped';
  throw new UsageError(`--to: ${directory} ${reason}; name a new folder, or empty this one`);
};

/**
 * Writes everything of a tenant into an empty folder. Each table is read consistently but while others write the whole
 * is not of one moment: on AWS restore the tables to a point in time first and export those.
 */
export const exportTenant = async (directory: string): Promise<Manifest> => {
  await assertFree(directory);
  await mkdir(directory, { recursive: true });
  const startedAt = new Date().toISOString();
  const { records, activity, runs } = tableNames();
  const written: Manifest = {
    format: 1,
    started_at: startedAt,
    tables: {
      records: await exportTable(records, join(directory, 'records.jsonl.gz')),
      activity: await exportTable(activity, join(directory, 'activity.jsonl.gz')),
      runs: await exportTable(runs, join(directory, 'runs.jsonl.gz')),
    },
    files: await exportFiles(directory),
    finished_at: new Date().toISOString(),
  };
  // The manifest comes last: an archive without it was not finished.
  await writeFile(join(directory, MANIFEST), `${JSON.stringify(written, null, 2)}\n`, { flag: 'wx' });
  return written;
};
