import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeTableCommand, ListTablesCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { queueMail } from '#functions/platform/mail/queue-mail.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { restoredAt } from '#functions/platform/storage/restored-at.ts';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';
import { dropTables } from '#infra/local/table-setup.ts';
import { exportTenant } from '#infra/ops/export-archive.ts';
import { restoreTenant } from '#infra/ops/restore-archive.ts';
import { anOrder } from '#tests/api/mail/order-of.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { useStorage as moveTo } from './restored-storage.ts';

const pictures = [
  { key: 'documents/1/ünïcode & space.pdf', body: Buffer.from('%PDF-1.7 first') },
  { key: 'documents/2/empty', body: Buffer.alloc(0) },
  { key: 'imports/01ABC/rows.json.gz', body: Buffer.alloc(300_000, 7) },
];

let runtime: Runtime;
let admin: ApiClient;
let folder: string;
const archive = (): string => join(folder, 'archive');

const useStorage = (prefix: string, bucket: string): void => moveTo(runtime, prefix, bucket);

/** What people see: lists, a detail, feeds, users. */
const visibleAnswers = async (): Promise<string> => {
  const paths = [
    '/api/cars/list?per_page=100',
    '/api/cars/1/detail',
    '/api/employees/list?per_page=100&segment_id=all',
    '/api/teams/list',
    '/api/users/list',
    '/api/settings/features',
    '/api/activity/list?relatedObject=car&relatedObjectId=1',
    '/api/reminders/list?relatedObject=car&relatedObjectId=1',
    '/api/activity/list',
    '/api/mail/list',
    '/api/mail/list?relatedObject=car&relatedObjectId=1',
  ];
  const answers = await Promise.all(paths.map((path) => admin.get(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  // A link to a picture names the bucket and is signed anew.
  return JSON.stringify(answers.map(({ body }) => body)).replaceAll(/https?:[^"]*\/(pictures\/[^"?]*)\?[^"]*/g, '$1');
};

/** The sizes of all stored objects, those of the demo such as portraits included. */
const storedSizes = async (): Promise<number[]> => {
  const { Contents: objects = [], IsTruncated: more } = await objectStore().send(
    new ListObjectsV2Command({ Bucket: 'files' }),
  );
  expect(more).toBeFalsy();
  return objects.map(({ Size: size }) => size ?? 0);
};

const content = async (): Promise<string[]> => {
  const lines: string[] = [];
  for (const { name } of tableDefinitions) {
    for await (const item of scanTable(process.env[`${name.toUpperCase()}_TABLE`] ?? '')) {
      lines.push(
        `${name} ${JSON.stringify(Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`,
      );
    }
  }
  return lines.toSorted();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drill-'));
  runtime = await startRuntime({ seed: 'demo' });
  admin = await runtime.as('admin');
  await transact([queueMail(anOrder(1))]);
  for (const { key, body } of pictures) {
    const put = { Bucket: 'files', Key: key, Body: body, ContentLength: body.length, ContentType: 'application/pdf' };
    await objectStore().send(new PutObjectCommand(put));
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await runtime.close();
});

describe('the restore drill', () => {
  it('brings everything back into new tables: same content, same answers, clean', async () => {
    const { body: added } = await admin.post('/api/cars/add', aCar({ plate: '1-DRL-001', color: 'grün' }));
    await admin.post('/api/cars/edit', { car_id: added.id, color: 'rouge' });
    for (const repeat of [{ every_months: 6 }, { days_before: 14, field: 'date_first_registration' }]) {
      const reminder = { related_object: 'car', related_object_id: 1, message: 'Tyres', date: '01/11/2030', repeat };
      expect((await admin.post('/api/reminders/add', reminder)).status).toBe(200);
    }
    // Reading wages writes the audit log, so that the answers come first.
    const answers = await visibleAnswers();
    const before = await content();

    const written = await exportTenant(archive());
    expect(Object.values(written.tables).reduce((sum, { lines }) => sum + lines, 0)).toBe(before.length);
    const stored = await storedSizes();
    expect(stored.length).toBeGreaterThan(pictures.length);
    expect([written.files.lines, written.files.object_bytes]).toEqual([
      stored.length,
      stored.reduce((sum, size) => sum + size, 0),
    ]);

    await dropTables(dynamo());
    for (const { key } of pictures) await objectStore().send(new DeleteObjectCommand({ Bucket: 'files', Key: key }));
    useStorage('restored-', 'restored-files');
    const report = await restoreTenant(archive());
    expect(report.problems).toEqual([]);
    // 100 of each table, or all of a table that has fewer.
    const expected = Object.values(written.tables).reduce((sum, { lines }) => sum + Math.min(lines, 100), 0);
    expect(report.compared).toBe(expected);

    runtime.forget();
    // The restore notes its moment, before which no webhook tells of anything.
    const noted = `records [["at","${(await restoredAt.read()).at}"],["pk","setting"],["sk","restored"]]`;
    const restored = await content();
    expect(restored.filter((line) => line !== noted)).toEqual(before);
    expect(restored).toContain(noted);
    expect(await visibleAnswers()).toBe(answers);
    for (const { key, body } of pictures) {
      const object = await objectStore().send(new GetObjectCommand({ Bucket: 'restored-files', Key: key }));
      expect(Buffer.from((await object.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true);
      expect(object.ContentType).toBe('application/pdf');
    }
    const { body: next } = await admin.post('/api/cars/add', aCar({ plate: '1-DRL-002' }));
    expect(next.id).toBe(added.id + 1);
  });

  it('makes the tables with their indexes', async () => {
    const { Table: records } = await dynamo().send(new DescribeTableCommand({ TableName: 'restored-records' }));
    const { Table: activity } = await dynamo().send(new DescribeTableCommand({ TableName: 'restored-activity' }));
    expect(records?.LocalSecondaryIndexes?.map(({ IndexName: name }) => name)).toEqual(['byChange']);
    expect(activity?.GlobalSecondaryIndexes?.map(({ IndexName: name }) => name)).toEqual(['byMoment']);
  });

  it('refuses a target that holds something', async () => {
    const before = await content();
    await expect(restoreTenant(archive())).rejects.toThrow(/not empty.*restored-records/);
    expect(await content()).toEqual(before);
    useStorage('third-', 'restored-files');
    await expect(restoreTenant(archive())).rejects.toThrow(/not empty.*restored-files/);
    const { TableNames: names = [] } = await dynamo().send(new ListTablesCommand({}));
    expect(names.filter((name) => name.startsWith('third-'))).toEqual([]);
    useStorage('restored-', 'restored-files');
  });

  it('says what differs when the target changed meanwhile', async () => {
    useStorage('fourth-', 'fourth-files');
    const original = dynamo().send.bind(dynamo());
    let tampered = false;
    // After the first batch has landed somebody breaks a record.
    dynamo().send = (async (command: { constructor: { name: string } }, ...rest: unknown[]) => {
      if (command.constructor.name === 'ScanCommand' && !tampered) {
        const isFilled = (command as unknown as { input: { Select?: string } }).input.Select === 'COUNT';
        if (isFilled) {
          tampered = true;
          await original(
            new UpdateItemCommand({
              TableName: 'fourth-records',
              Key: { pk: { S: 'counter#team' }, sk: { S: 'counter' } },
              UpdateExpression: 'SET last_id = :low',
              ExpressionAttributeValues: { ':low': { N: '0' } },
            }),
          );
        }
      }
      return original(command as never, ...(rest as []));
    }) as typeof original;
    const { problems } = await restoreTenant(archive()).finally(() => (dynamo().send = original));
    expect(problems.filter((line) => line.startsWith('counter: ')).length).toBeGreaterThan(0);
    useStorage('restored-', 'restored-files');
  });

  it('refuses a damaged archive before it makes a table', async () => {
    const damaged = join(folder, 'damaged');
    await cp(archive(), damaged, { recursive: true });
    const path = join(damaged, 'activity.jsonl.gz');
    const bytes = await readFile(path);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path, bytes);
    useStorage('fifth-', 'fifth-files');
    await expect(restoreTenant(damaged)).rejects.toThrow(/activity\.jsonl\.gz is damaged/);
    await rm(join(damaged, 'manifest.json'));
    await expect(restoreTenant(damaged)).rejects.toThrow(/no finished archive/);
    const { TableNames: names = [] } = await dynamo().send(new ListTablesCommand({}));
    expect(names.filter((name) => name.startsWith('fifth-'))).toEqual([]);
    useStorage('restored-', 'restored-files');
  });
});
