import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { copyAudit } from '#functions/platform/audit/copy-audit.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { readErasure } from '#functions/platform/directory/erasures.ts';
import { linkToSubject } from '#functions/session/first-admin.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { putTombstone } from '#functions/workflows/person-data/erase/tombstones.ts';
import { AUDIT_BUCKET } from '#infra/local/environment.ts';
import { verifyAudit } from '#infra/ops/audit/verify-audit.ts';
import { listenOnLoopback } from '#infra/local/loopback.ts';
import { exportTenant } from '#infra/ops/export-archive.ts';
import { prepareStorage } from '#infra/ops/new-storage.ts';
import { placesWith } from '#infra/ops/person/stored-texts.ts';
import { exportUsers, importUsers } from '#infra/ops/pool-users.ts';
import { restoreTenant } from '#infra/ops/restore-archive.ts';
import { SCAN_PROOF } from '#infra/scan-proof.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { employeeIdOf } from '#tests/personas.ts';
import { useStorage as moveTo } from './restored-storage.ts';
import { runOps } from './run-command.ts';
import { startUserPools } from './user-pool-stand-in.ts';

let runtime: Runtime;
let admin: ApiClient;
let folder: string;
const pools: Parameters<typeof startUserPools>[0] = {};
let poolServer: Awaited<ReturnType<typeof startUserPools>>;
const archive = (): string => join(folder, 'archive');
const useStorage = (prefix: string, bucket: string): void => moveTo(runtime, prefix, bucket);

/** Somebody with a vehicle, a note and a document. */
const erasedId = employeeIdOf('default');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  poolServer = await startUserPools(pools);
  // A client of user pools stays with the first address that it gets.
  process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = poolServer.url;
  runtime = await startRuntime();
  admin = await runtime.as('admin');
  const car = await admin.post('/api/cars/add', aCar({ plate: '1-BAK-001', related_employee_id: erasedId }));
  const note = { relatedObject: 'employee', relatedObjectId: erasedId, note: 'default Persona was here' };
  const written = await admin.post('/api/activity/addNote', note);
  if (car.status !== 200 || written.status !== 200) throw new Error('the vehicle or the note was refused');
  await exportTenant(archive());
  useStorage('restored-', 'restored-files');
  await restoreTenant(archive());
  runtime.forget();
});
afterAll(async () => {
  await runtime.close();
  poolServer.close();
  await rm(folder, { recursive: true });
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
    const { name, email } = (await admin.get(`/api/employees/${erasedId}/detail`)).body.employee;
    expect(await placesWith([name, email])).not.toEqual([]);
    const account = { email, name, subject: 'default', enabled: true, groups: [] };
    const other = { ...account, email: 'stays@noorderlicht.example', subject: 'stays' };
    const pool = { groups: new Set<string>(), accounts: [account, other] };
    pools['eu_restored'] = pool;
    vi.stubEnv('USER_POOL_ID', 'eu_restored');
    await putTombstone({ employee_id: erasedId, erased_at: new Date().toISOString() });
    useStorage('erased-', 'erased-files');
    const { erased, problems } = await restoreTenant(archive(), AUDIT_BUCKET).finally(vi.unstubAllEnvs);
    expect([erased, problems]).toEqual([1, []]);
    expect(pool.accounts).toEqual([other]);
    expect((await placesWith([name, email])).filter((place) => !/contract|audit|^pushes\//.test(place))).toEqual([]);
    runtime.forget();
    const { body: after } = await admin.get(`/api/employees/${erasedId}/detail`);
    expect(after.employee).toMatchObject({ name: `Erased person ${erasedId}`, deleted: 1, email: null });
    expect(await readErasure(erasedId)).toMatchObject({ state: 'done' });
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
    const someone = await runOps('fsck', ['--person', String(employeeIdOf('manager')), ...target]);
    expect([someone.code, someone.err]).toEqual([1, '']);
    expect(someone.out).toMatch(/^\d+ items refer to them by number: .*records employee \d+/m);
    expect(await readdir(to)).toContain('manifest.json');
    const again = await runOps('export-tenant', ['--to', to]);
    expect([again.code, again.err.split('\n')[0]]).toEqual([
      2,
      `--to: ${to} is not empty; name a new folder, or empty this one`,
    ]);
    const twice = await runOps('restore-tenant', ['--from', to, '--no-erasures', ...target]);
    expect([twice.code, twice.err]).toMatchObject([1, expect.stringMatching(/^not empty/)]);
  });

  it.each([
    ['restore-tenant', ['--from', 'by-command', '--no-erasures'], /^Stopped\. What it filled can neither be used nor/],
    ['restore-users', ['--pool', 'eu_new', '--from', 'users.json'], /^Stopped\. The same command goes on from there/],
  ])('say what to do when Ctrl-C ends %s', async (command, args, words) => {
    // Tables and the bucket are there, and no other question is ever answered.
    const asked = Promise.withResolvers<void>();
    const server = createServer((request, response) => {
      const isLook = request.method === 'HEAD' || String(request.headers['x-amz-target']).endsWith('DescribeTable');
      if (isLook) response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
      else asked.resolve();
    });
    const { url } = await listenOnLoopback(server);
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    const services = ['DYNAMODB', 'S3', 'COGNITO_IDENTITY_PROVIDER'];
    const environment = Object.fromEntries(services.map((name) => [`AWS_ENDPOINT_URL_${name}`, url]));
    const paths = args.map((each, at) => (/^--(to|from)$/.test(args[at - 1] ?? '') ? join(folder, each) : each));
    const target = ['--prefix', 'any-', ...(command.endsWith('tenant') ? ['--bucket', 'any'] : [])];
    const { code, err } = await runOps(command, [...paths, ...target], environment, asked.promise);
    expect([code, err]).toEqual([1, expect.stringMatching(words)]);
  });

  it('restore nothing where the list of erased people is in no such bucket', async () => {
    const to = join(folder, 'without-list');
    await runOps('export-tenant', ['--to', to]);
    const target = ['--prefix', 'listless-', '--bucket', 'listless-files'];
    const refused = await runOps('restore-tenant', ['--from', to, '--audit-bucket', 'gone', ...target]);
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringMatching(/^--audit-bucket: there is no bucket gone /),
    ]);
    expect((await runOps('fsck', target)).err).toMatch(/^--prefix: there is no table listless-records/);
  });

  it.each([
    [{ AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9' }, /^nothing answers there: AWS_ENDPOINT_URL .*ECONNREFUSED/],
    [{ AWS_REGION: '' }, /^no region: set AWS_REGION/],
    [{ AWS_ACCESS_KEY_ID: '', AWS_EC2_METADATA_DISABLED: 'true' }, /^no credentials: set AWS_PROFILE/],
  ])('with %j say once what is out of reach', async (environment, words) => {
    for (const command of ['fsck', 'doctor']) {
      const { code, out, err } = await runOps(command, [], environment);
      expect([code, out, err]).toEqual([1, '', expect.stringMatching(words)]);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  it.each([
    ['export-tenant', [], /^--to is missing\n\nusage: npm run ops:export/],
    ['export-tenant', ['--to', 'x', '--no-such'], /Unknown option '--no-such'/],
    ['restore-tenant', ['--from', 'x'], /^--prefix is missing/],
    ['restore-tenant', ['--from', 'x', '--prefix', 'y-'], /^--bucket is missing/],
    ['reindex', ['--after', 'nonsense'], /^--after takes what an earlier reindex printed/],
    ['fsck', ['--person', 'Ann'], /^--person takes the number of a person/],
    [
      'fsck',
      ['--prefix', 'nobody-'],
      /^--prefix: there is no table nobody-records, nobody-activity, nobody-runs in eu-/,
    ],
    ['doctor', ['--prefix', 'nobody-'], /^--prefix: there is no tenant here, no table nobody-records/],
    ['fsck', ['--names', 'Ann'], /^--names needs --person/],
    ['audit-verify', ['--audit-bucket', 'gone'], /^--audit-bucket: there is no bucket gone /],
    ['export-tenant', ['--to', 'x', '--bucket', 'gone'], /^--bucket: there is no bucket gone /],
    ['export-users', ['--pool', 'x', '--to', 'package.json'], /^--to: package.json is there already/],
    ['export-users', ['--pool', 'x', '--to', 'gone/x.json'], /^--to: there is no folder gone/],
    ['partner-templates', ['--owner', 'x', '--file', 'gone.json'], /^--file: gone.json cannot be read/],
    ['partner-templates', ['--owner', 'x', '--file', 'README.md'], /^--file: README.md is no JSON/],
    ['partner-templates', ['--owner', 'x', '--file', 'package.json'], /^--file: package.json .*\npartner_name: /],
    [
      'restore-tenant',
      ['--from', 'gone', '--prefix', 'y-', '--bucket', 'z', '--no-erasures'],
      /^--from: gone holds no/,
    ],
    ['fsck', ['--local', 'no-such-folder'], /^--local: no local runtime runs on no-such-folder/],
  ])('%s %j says how to use it', async (command, args, words) => {
    const { code, err } = await runOps(command, args);
    expect([code, err]).toEqual([2, expect.stringMatching(words)]);
    expect(err).toContain('usage: npm run ops:');
  });

  it('need to know the tables', async () => {
    expect(await runOps('fsck', [], { RECORDS_TABLE: '' })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--prefix is missing, and so is RECORDS_TABLE/),
    });
    expect(await runOps('fsck', ['--help'])).toMatchObject({ code: 0, out: expect.stringMatching(/^usage/) });
  });
});
