import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { ImportMapping } from '#shared/imports/suggest-mapping.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { dataOf } from '#functions/platform/storage/item-data.ts';
import { preferenceKey } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { readRun, runExpiry } from '#functions/platform/runs/run-store.ts';
import type { TableLayout } from './read-layout.ts';

/** How the columns were read at the last dry run. */
export type ImportChoice = {
  mapping: ImportMapping;
  keys: readonly string[];
  defaults: Readonly<Record<string, string>>;
  change_date: IsoDate;
};

export type ImportRecord = {
  import_id: string;
  object: string;
  user_id: number;
  file_name: string;
  /** The hash of the file, which tells whether the same file was imported before. */
  sha256: string;
  /** A text file with separators, no workbook. */
  is_text: boolean;
  /** Where the table stands in the file; `headers` has '' for a column without header and values. */
  layout: TableLayout;
  created_at: string;
  choice: ImportChoice | null;
  check_run_id: string | null;
  commit_run_id: string | null;
};

/** A new import: its file is read, and nothing is chosen yet. */
export const newImport = (
  file: Pick<ImportRecord, 'import_id' | 'object' | 'user_id' | 'file_name' | 'sha256' | 'is_text' | 'layout'>,
): ImportRecord => ({
  ...file,
  created_at: new Date().toISOString(),
  choice: null,
  check_run_id: null,
  commit_run_id: null,
});

const key = (importId: string) => ({ pk: `import#${importId}`, sk: 'import' });
export const fileKey = (object: string, sha256: string): string => `import-file#${object}#${sha256}`;

export const workbookKey = (importId: string): string => `imports/${importId}/file`;

const put =
  (record: ImportRecord, condition: object): Write['build'] =>
  (at) => ({
    Put: {
      TableName: runsTable(),
      Item: { ...key(record.import_id), data: record, [EXPIRES_AT]: runExpiry(at) },
      ...condition,
    },
  });

export const createImport = (record: ImportRecord): Write => ({
  build: put(record, { ConditionExpression: 'attribute_not_exists(pk)' }),
});

/** The import was checked again or committed in between. */
export class ImportChangedError extends Error {}

/** Replaces the record unless another check or commit came in between. */
export const saveImport = (before: ImportRecord, after: ImportRecord): Write => ({
  build: put(after, {
    ConditionExpression: '#data.commit_run_id = :commit AND #data.check_run_id = :check',
    ExpressionAttributeNames: { '#data': 'data' },
    ExpressionAttributeValues: { ':commit': before.commit_run_id, ':check': before.check_run_id },
  }),
  failed: () => new ImportChangedError(),
});

export const readImport = async (importId: string): Promise<ImportRecord | undefined> => {
  const item = await readItem(key(importId), runsTable());
  return item && dataOf<ImportRecord>(item);
};

/** The import, or 404 when there is none or it is somebody else's. */
export const ownImport = async (actor: Actor, importId: string): Promise<ImportRecord> => {
  const record = await readImport(importId);
  if (!record || record.user_id !== actor.user_id) throw new AppError('not_found');
  return record;
};

/** Remembers a committed file, so that uploading it once more is noticed. */
export const rememberFile = (record: ImportRecord, runId: string, by: string): Write => ({
  build: (at) => ({
    Put: {
      TableName: runsTable(),
      Item: {
        pk: fileKey(record.object, record.sha256),
        sk: record.import_id,
        run_id: runId,
        by,
        at: new Date(at).toISOString(),
        [EXPIRES_AT]: runExpiry(at),
      },
    },
  }),
});

/** A file is hardly imported and undone more often than this. */
const EARLIER_MAX = 5;

const earlierImport = z.object({ run_id: z.string(), by: z.string(), at: z.string() });
export type EarlierImport = z.infer<typeof earlierImport>;

/** Whether the run was undone as a whole. */
const isUndone = async (runId: string): Promise<boolean> => {
  const undoRunId = (await readRun(runId))?.undo_run_id;
  const undo = undoRunId === undefined ? undefined : await readRun(undoRunId);
  return undo?.status === 'succeeded' && (undo.counts?.failed ?? 0) === 0;
};

/** The last import of the same file that stands. */
export const earlierImportOf = async (object: string, sha256: string): Promise<EarlierImport | undefined> => {
  const { Items: items = [] } = await documentClient().send(
    new QueryCommand({
      TableName: runsTable(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': fileKey(object, sha256) },
      ScanIndexForward: false,
      Limit: EARLIER_MAX,
    }),
  );
  for (const item of items) {
    const earlier = earlierImport.parse(item);
    if (!(await isUndone(earlier.run_id))) return earlier;
  }
  return undefined;
};

const rememberedMapping = z.object({ mapping: z.record(z.string(), z.string().nullable()) });
const mappingKey = (userId: number, object: string) => preferenceKey(userId, `import-${object}`);

export const readRememberedMapping = async (userId: number, object: string): Promise<ImportMapping> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: mappingKey(userId, object) }),
  );
  // A mapping that cannot be read is forgotten: it only saves choosing the columns again.
  return rememberedMapping.safeParse(item).data?.mapping ?? {};
};

export const rememberMapping = (userId: number, object: string, mapping: ImportMapping): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: { ...mappingKey(userId, object), mapping } } }),
});
