import { UpdateContinuousBackupsCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeAll, expect, it, vi } from 'vitest';
import { integrationStore } from '#functions/integrations/integration-store.ts';
import { writeChecks } from '#functions/integrations/integration-checks.ts';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { readRawDay } from '#functions/platform/audit/audit-days.ts';
import { followDays } from '#functions/platform/chores/follow-days.ts';
import { now, onDay, today } from '#functions/platform/runtime/clock.ts';
import { documentClient, dynamo } from '#functions/platform/storage/client.ts';
import { restoredAt } from '#functions/platform/storage/restored-at.ts';
import {
  activityTable,
  EXPIRES_AT,
  recordsTable,
  runsTable,
  tableDefinitions,
} from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { yearDueOn } from '#shared/belgium/parameters.ts';
import { addDays } from '#shared/values/dates.ts';
import { subscriptionStore } from '#functions/platform/webhooks/subscription-store.ts';
import { noteArrived, noteFailing } from '#functions/platform/webhooks/webhook-health.ts';
import { listenOnLoopback } from '#infra/local/loopback.ts';
import { lookAtClock, lookAtSweeper, lookAtWebhooks } from '#infra/ops/doctor/look-at-work.ts';
import { aWebhook } from '#tests/builders/webhook.ts';
import { examine } from '#infra/ops/doctor/doctor.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { lookAtUsers } from '#infra/ops/doctor/look-at-users.ts';
import { lookAtKeys } from '#infra/ops/doctor/look-at-keys.ts';
import { anIntegration } from '#tests/builders/integration.ts';
import { startCompany } from '#tests/harness/company.ts';
import { knowFigures } from '#tests/harness/known-figures.ts';
import { runOps } from './run-command.ts';
import { startUserPools } from './user-pool-stand-in.ts';

// The doctor takes an address that a shell exports for an emulator, which has no keys, expiry or recovery to look at.
for (const name of ['AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3']) delete process.env[name];
const { runtime } = await startCompany();
beforeAll(async () => {
  await knowFigures(await runtime.as('admin'), yearDueOn(today()));
});

const wrongWith = async (isLocal = true): Promise<string[]> =>
  (await examine({ prefix: undefined, isLocal })).flatMap(({ state, sentence }) =>
    state === 'wrong' ? [sentence] : [],
  );

it('tells of a tenant whose sweeper never came once it should have, and of nothing once it did', async () => {
  expect(await wrongWith()).toEqual([]);
  expect(await lookAtSweeper()).toEqual([
    { state: 'unknown', sentence: expect.stringMatching(/^The sweeper has not come by yet: .* \d+ minutes? ago\.$/) },
  ]);
  await onDay(addDays(today(), 1), async () => {
    expect(await wrongWith()).toContain(
      'The sweeper has never come by: nothing is chained, retried, reminded or removed.',
    );
  });
  await chainAudit();
  expect(await wrongWith()).toEqual([]);
});

it('asks for expiry and recovery of the tables, and exits with 0 when nothing is wrong', async () => {
  expect(await wrongWith(false)).toHaveLength(2 * tableDefinitions.length);
  for (const { name: TableName } of tableDefinitions) {
    const TimeToLiveSpecification = { AttributeName: EXPIRES_AT, Enabled: true };
    await dynamo().send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
    const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
    await dynamo().send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
  }
  const { code, out } = await runOps('doctor', []);
  expect([code, out]).toEqual([0, expect.stringMatching(/nothing is wrong\n$/)]);
  const missing = await runOps('doctor', [], { RUNS_TABLE: 'gone-runs' });
  expect([missing.code, missing.out]).toEqual([1, expect.stringContaining('!! The table gone-runs is missing.')]);
});

it('tells of a sweeper that is late, of work that is not done, and of figures that the new year lacks', async () => {
  await followDays({ logins: async () => undefined });
  expect(await wrongWith()).toEqual([]);
  await onDay(addDays(today(), 1), async () => {
    expect((await wrongWith()).join()).toMatch(/^The sweeper came by \d+ hours ago/);
    // What came back from an archive is as old as the archive.
    await transact([restoredAt.write({ at: now().toISOString() })]);
    expect(await lookAtSweeper()).toMatchObject([{ state: 'unknown' }]);
    await transact([restoredAt.write({ at: null })]);
  });
  const due = yearDueOn(today());
  await onDay(`${due}-12-15`, async () => {
    expect((await wrongWith()).join()).toContain(`Figures of ${due + 1} are missing`);
  });
});

it('tells of a clock that is behind what was done', async () => {
  expect(await lookAtClock()).toMatchObject([{ state: 'well' }]);
  await onDay(addDays(today(), -1), async () => {
    expect(await lookAtClock()).toEqual([
      {
        state: 'wrong',
        sentence: `The clock is behind: it is ${today()} here, and the tenant has done work on ${addDays(today(), 1)}; set it right, since until then the work of the day rests.`,
      },
    ]);
  });
});

const put = (table: string, item: Record<string, unknown>) =>
  documentClient().send(new PutCommand({ TableName: table, Item: item }));

it('tells of runs that do not end', async () => {
  const head = { run_id: 'r-1', title: 'Import of vehicles', restarts: 0, created_at: '2026-01-01T00:00:00.000Z' };
  await put(runsTable(), { pk: 'runs#open', sk: 'r-1' });
  await put(runsTable(), { pk: 'run#r-1', sk: 'head', data: head });
  expect((await wrongWith()).join()).toMatch(/^The run r-1 \(Import of vehicles\) has been open for \d+ days\.$/);
  const lost = { ...head, created_at: new Date().toISOString(), restarts: 4 };
  await put(runsTable(), { pk: 'run#r-1', sk: 'head', data: lost });
  expect(await wrongWith()).toEqual(['The run r-1 (Import of vehicles) lost its execution 4 times.']);
  await put(runsTable(), { pk: 'run#r-1', sk: 'head', data: { ...lost, restarts: 0 } });
  expect(await wrongWith()).toEqual([]);
});

it('tells of mail that failed or waits, and of an integration that fails', async () => {
  const at = new Date().toISOString();
  await put(recordsTable(), { pk: 'mail#car#1', sk: 'm-1', timeline: 'mail#problem', moment: at, data: {} });
  const waiting = { id: 'm-2', queued_at: '2026-01-01T00:00:00.000Z' };
  await put(recordsTable(), {
    pk: 'mail#car#1',
    sk: 'm-2',
    timeline: 'mail#open',
    moment: waiting.queued_at,
    data: waiting,
  });
  const failing = { at, outcome: 'login_failed', ms: 10 } as const;
  await transact([
    integrationStore.create(anIntegration()),
    writeChecks(1, { checks: [failing], failing_since: at, checked_on: null, told_of: null }),
  ]);
  expect(await wrongWith()).toEqual([
    '1 mail of the last day did not arrive; the page of mail tells more.',
    expect.stringMatching(/^Mail has been waiting for \d+ days: its worker or its sender does not work\.$/),
    `The integration Payroll file (1) has failed since ${today()}: login_failed.`,
  ]);
});

it('tells of webhooks that fail or were switched off', async () => {
  const at = '2026-11-19T23:30:00.000Z';
  await transact([
    subscriptionStore.create(aWebhook()),
    subscriptionStore.create(aWebhook({ id: 2, active: 0, stopped: { reason: 'failed', at } })),
    subscriptionStore.create(aWebhook({ id: 3, active: 0, stopped: { reason: 'no_secret', at } })),
    noteFailing(1, at),
  ]);
  expect(await lookAtWebhooks()).toMatchObject([
    { state: 'wrong', sentence: 'The webhook Data team (1) has failed since 2026-11-20.' },
    { state: 'wrong', sentence: 'The webhook Data team (2) was switched off, since nothing arrived.' },
    { state: 'wrong', sentence: 'The webhook Data team (3) was switched off, since it has no secret here: renew it.' },
  ]);
  await transact([noteArrived(1)]);
});

it('tells of a line that left the audit log', async () => {
  await (await runtime.as('admin')).get('/api/profile');
  await chainAudit();
  const [, entry] = await readRawDay(today());
  await documentClient().send(
    new DeleteCommand({ TableName: activityTable(), Key: { pk: entry?.['pk'], sk: entry?.['sk'] } }),
  );
  expect((await wrongWith()).at(-1)).toMatch(/^Entry \d+ of .* in the audit log is missing\.$/);
});

it('tells of a key that is to be deleted, or gone', async () => {
  const answers: Record<string, [number, object]> = {
    'alias/acme-data': [200, { KeyMetadata: { KeyId: '1', KeyState: 'PendingDeletion', DeletionDate: 1_798_761_600 } }],
    'alias/acme-signing': [400, { __type: 'NotFoundException', message: 'no such alias' }],
  };
  const server = createServer((request, response) => {
    void json(request).then((asked) => {
      const [status, body] = answers[(asked as { KeyId: string }).KeyId] ?? [500, {}];
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
    });
  });
  vi.stubEnv('AWS_ENDPOINT_URL_KMS', (await listenOnLoopback(server)).url);
  try {
    expect((await lookAtKeys('acme-')).map(({ sentence }) => sentence)).toEqual([
      'The key alias/acme-data is PendingDeletion, to be deleted on 2027-01-01. Everything that the tenant stores is encrypted with it.',
      'The key alias/acme-signing is missing. It seals signed documents.',
    ]);
  } finally {
    vi.unstubAllEnvs();
    server.close();
  }
});

it('tells of users without an account, and of accounts that no user has', async () => {
  const rows = [...(await userCollection.refresh()).all()];
  const users = await userStore.getMany(rows.map(({ id }) => id));
  const accounts = users.map(({ email, name, subject }) => ({ email, name, subject, enabled: true, groups: [] }));
  const pool = { groups: new Set<string>(), accounts };
  const stand = await startUserPools({ pool });
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', stand.url);
  const sentences = async () => (await lookAtUsers('pool')).map(({ state, sentence }) => [state, sentence]);
  expect(await sentences()).toEqual([
    ['well', 'Every user has an account in the user pool, and every account a user.'],
  ]);
  const [first] = users;
  pool.accounts[0] = { ...pool.accounts[0]!, subject: 'other', email: 'other@x.example' };
  pool.accounts.push({ ...pool.accounts[0], subject: 'off', enabled: false });
  expect(await sentences()).toEqual([
    ['wrong', `The user ${first!.name} (${first!.id}) has no account in the user pool and cannot sign in.`],
    ['wrong', 'The account other@x.example in the user pool belongs to no user.'],
  ]);
  pool.accounts.push(...Array.from({ length: 25 }, (_, at) => ({ ...pool.accounts[0]!, subject: `more-${at}` })));
  expect((await sentences()).at(-1)).toEqual(['wrong', '6 more accounts belong to no user.']);
  expect((await examine({ prefix: undefined, isLocal: true, userPool: 'pool' })).some(({ sentence }) => sentence.startsWith('The account other'))).toBe(true); // prettier-ignore
  expect(await lookAtUsers(undefined)).toMatchObject([{ state: 'unknown' }]);
  vi.unstubAllEnvs();
  stand.close();
});
