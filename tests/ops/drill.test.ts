import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeTableCommand, ListTablesCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { copyAudit } from '#functions/platform/audit/copy-audit.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { verifyAudit } from '#infra/ops/audit/verify-audit.ts';
import { prepareStorage } from '#infra/ops/new-storage.ts';
import { SCAN_PROOF } from '#infra/scan-proof.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { queueMail } from '#functions/platform/mail/queue-mail.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { restoredAt } from '#functions/platform/storage/restored-at.ts';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';
import { dropTables } from '#infra/local/table-setup.ts';
import { exportTenant } from '#infra/ops/export-archive.ts';
import { exportUsers, importUsers } from '#infra/ops/pool-users.ts';
import { restoreTenant } from '#infra/ops/restore-archive.ts';
import { linkToSubject } from '#functions/session/first-admin.ts';
import { AUDIT_BUCKET } from '#infra/local/environment.ts';
import { readErasure } from '#functions/people/erasure-store.ts';
import { putTombstone } from '#functions/workflows/person-data/erase/tombstones.ts';
import { anOrder } from '#tests/api/mail/order-of.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { placesWith } from '#infra/ops/person/stored-texts.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { runOps } from './run-command.ts';
import { startUserPools } from './user-pool-stand-in.ts';

const pictures = [
  { key: 'documents/1/ünïcode & space.pdf', body: Buffer.from('%PDF-1.7 first') },
  { key: 'documents/2/empty', body: Buffer.alloc(0) },
  { key: 'imports/01ABC/rows.json.gz', body: Buffer.alloc(300_000, 7) },
];

let runtime: Runtime;
let admin: ApiClient;
let folder: string;
const pools: Parameters<typeof startUserPools>[0] = {};
let poolServer: Awaited<ReturnType<typeof startUserPools>>;
const archive = (): string => join(folder, 'archive');

const useStorage = (prefix: string, bucket: string): void => {
  for (const { name } of tableDefinitions) process.env[`${name.toUpperCase()}_TABLE`] = `${prefix}${name}`;
  process.env['FILES_BUCKET'] = bucket;
  runtime.forget();
};

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
  poolServer = await startUserPools(pools);
  // A client of user pools stays with the first address that it gets.
  process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = poolServer.url;
  runtime = await startRuntime({ seed: 'demo' });
  admin = await runtime.as('admin');
  await transact([queueMail(anOrder(1))]);
  for (const { key, body } of pictures) {
    const put = { Bucket: 'files', Key: key, Body: body, ContentLength: body.length, ContentType: 'application/pdf' };
    await objectStore().send(new PutObjectCommand(put));
  }
});
afterAll(async () => {
  await runtime.close();
  poolServer.close();
  await rm(folder, { recursive: true });
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

describe('the users of the user pool', () => {
  it('are made again in another pool, invited once, and are the users they were', async () => {
    const bare = { email: 'gone@noorderlicht.example', name: 'Gone', subject: 'old-gone', enabled: false, groups: [] };
    const { data: users } = (await admin.get('/api/users/list', { per_page: 100 })).body;
    const me = (users as { email: string; name: string; subject: string }[]).find(
      ({ subject }) => subject === 'admin',
    )!;
    const account = { email: me.email, name: me.name, subject: me.subject, enabled: true, groups: ['HR'] };
    const old = { groups: new Set(['HR']), accounts: [account, bare] };
    const moved = { groups: new Set<string>(), accounts: [] };
    Object.assign(pools, { eu_old: old, eu_new: moved });
    vi.stubEnv('USER_POOL_ID', '');
    try {
      const file = join(folder, 'users.json');
      const written = await exportUsers('eu_old', file);
      expect(written).toMatchObject({ groups: [{ name: 'HR' }], users: [{ groups: ['HR'] }], disabled: [bare.email] });
      expect(await readFile(file, 'utf8')).not.toContain('old-gone');
      for (let times = 0; times < 2; times += 1)
        expect(await importUsers('eu_new', file)).toEqual({ linked: [account.email], withoutUser: [] });
      expect([poolServer.invited, moved]).toEqual([
        [account.email],
        { groups: new Set(['HR']), accounts: [expect.objectContaining({ email: account.email, groups: ['HR'] })] },
      ]);
    } finally {
      vi.unstubAllEnvs();
    }
    runtime.forget();
    const { body: profile } = await (await runtime.as(`new-${account.email}` as never)).get('/api/profile');
    expect(profile.email).toBe(account.email);
    expect((await admin.get('/api/profile')).body.code).toBe('no_membership');
    await linkToSubject(account.email, account.subject);
    runtime.forget();
  });
});

describe('a restored backup', () => {
  it('has its audit log copied anew into the bucket that it gets', async () => {
    useStorage('restored-', 'restored-files');
    await chainAudit();
    await copyAudit();
    expect((await verifyAudit(true)).findings).toEqual([]);
    const withAudit = join(folder, 'with-audit');
    await exportTenant(withAudit);
    useStorage('copied-', 'copied-files');
    vi.stubEnv('AUDIT_BUCKET', 'copied-audit');
    await objectStore().send(new CreateBucketCommand({ Bucket: 'copied-audit' }));
    try {
      await restoreTenant(withAudit);
      expect((await verifyAudit(true)).findings).toEqual([]);
      expect(await copyAudit()).toBeGreaterThan(0);
      const { entries, findings } = await verifyAudit(true);
      expect([entries > 0, findings]).toEqual([true, []]);
    } finally {
      vi.unstubAllEnvs();
      useStorage('restored-', 'restored-files');
    }
  });

  it('goes into what the stack of data made, before anything writes there', async () => {
    useStorage('stack-', 'stack-files');
    await prepareStorage();
    await objectStore().send(new PutObjectCommand({ Bucket: 'stack-files', Key: SCAN_PROOF, Body: 'proof' }));
    expect((await restoreTenant(archive())).problems).toEqual([]);
    // What everything else of a tenant does within minutes makes it too late.
    useStorage('swept-', 'swept-files');
    await prepareStorage();
    await sweep();
    await expect(restoreTenant(archive())).rejects.toThrow(/not empty.*swept-records/);
    useStorage('restored-', 'restored-files');
  });

  it('has those erased again who were erased since it was made, with their accounts', async () => {
    useStorage('restored-', 'restored-files');
    const { body: users } = await admin.get('/api/users/list', { per_page: 100 });
    const known = users.data as { subject: string; employee_id: number | null }[];
    const { subject, employee_id: id } = known.find((user) => user.employee_id !== null && user.subject !== 'admin')!;
    const { name, email } = (await admin.get(`/api/employees/${id}/detail`)).body.employee;
    const account = { email, name, subject, enabled: true, groups: [] };
    const other = { ...account, email: 'stays@noorderlicht.example', subject: 'stays' };
    const pool = { groups: new Set<string>(), accounts: [account, other] };
    pools['eu_restored'] = pool;
    vi.stubEnv('USER_POOL_ID', 'eu_restored');
    await putTombstone({ employee_id: Number(id), erased_at: new Date().toISOString() });
    useStorage('erased-', 'erased-files');
    const { erased, problems } = await restoreTenant(archive(), AUDIT_BUCKET).finally(vi.unstubAllEnvs);
    expect([erased, problems]).toEqual([1, []]);
    expect(pool.accounts).toEqual([other]);
    expect((await placesWith([name, email])).filter((place) => !/contract|audit|^pushes\//.test(place))).toEqual([]);
    runtime.forget();
    const { body: after } = await admin.get(`/api/employees/${id}/detail`);
    expect(after.employee).toMatchObject({ name: `Erased person ${id}`, deleted: 1, email: null });
    expect(await readErasure(Number(id))).toMatchObject({ state: 'done' });
  });
});

describe('the commands', () => {
  it('export, restore and check from the command line', async () => {
    const to = join(folder, 'by-command');
    const exported = await runOps('export-tenant', ['--to', to]);
    expect([exported.code, exported.err]).toEqual([0, '']);
    expect(exported.out).toMatch(/^records: \d+ items, \d+ bytes$/m);
    const target = ['--prefix', 'cli-', '--bucket', 'cli-files'];
    const unsaid = await runOps('restore-tenant', ['--from', to, ...target]);
    expect([unsaid.code, unsaid.err]).toEqual([2, expect.stringMatching(/^either --audit-bucket.* or --no-erasures/)]);
    const restored = await runOps('restore-tenant', ['--from', to, '--no-erasures', ...target]);
    expect([restored.code, restored.err]).toEqual([0, '']);
    expect(restored.out).toMatch(/restored, clean/);
    expect(await runOps('fsck', target)).toMatchObject({ code: 0, out: 'clean\n' });
    const nobody = await runOps('fsck', ['--person', '999999', ...target]);
    expect([nobody.code, nobody.out]).toEqual([1, 'Nobody has the number 999999.\n']);
    // Somebody who was not erased stands where nothing keeps them.
    const someone = await runOps('fsck', ['--person', '8', ...target]);
    expect([someone.code, someone.err]).toEqual([1, '']);
    expect(someone.out).toMatch(/^\d+ items refer to them by number: .*records employee \d+/m);
    expect(await readdir(to)).toContain('manifest.json');
    const again = await runOps('export-tenant', ['--to', to]);
    expect([again.code, again.err.split('\n')[0]]).toEqual([2, `${to} is not empty`]);
    const twice = await runOps('restore-tenant', ['--from', to, '--no-erasures', ...target]);
    expect([twice.code, twice.err]).toMatchObject([1, expect.stringMatching(/^not empty/)]);
  });

  it.each([
    ['export-tenant', [], /^--to is missing\n\nusage: npm run ops:export/],
    ['export-tenant', ['--to', 'x', '--no-such'], /Unknown option '--no-such'/],
    ['restore-tenant', ['--from', 'x'], /^--prefix is missing/],
    ['restore-tenant', ['--from', 'x', '--prefix', 'y-'], /^--bucket is missing/],
    ['reindex', ['--after', 'nonsense'], /^--after takes what an earlier reindex printed/],
    ['fsck', ['--person', 'Ann'], /^--person takes the number of a person/],
    ['fsck', ['--local', 'no-such-folder'], /^no local runtime runs on no-such-folder/],
  ])('%s %j says how to use it', async (command, args, words) => {
    const { code, err } = await runOps(command, args);
    expect([code, err]).toEqual([2, expect.stringMatching(words)]);
    expect(err).toContain('usage: npm run ops:');
  });

  it('need to know the tables', async () => {
    expect(await runOps('fsck', [], { RECORDS_TABLE: '' })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^RECORDS_TABLE is not set/),
    });
    expect(await runOps('fsck', ['--help'])).toMatchObject({ code: 0, out: expect.stringMatching(/^usage/) });
  });
});
