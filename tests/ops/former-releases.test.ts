import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { completionIsDone, completionIsDue } from '#functions/contracts/completion-queue.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { feedProgress } from '#functions/platform/events/feed-progress.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { readCommands } from '#functions/platform/payroll/read-commands.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { lockMonth } from '#functions/fleet/payroll-lock.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { readChecks, addCheck, writeChecks } from '#functions/integrations/integration-checks.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { putOutcome, readOutcome } from '#functions/push/person-outcomes.ts';
import { changeCommand, storedCommand } from '#functions/push/command-store.ts';
import { measureWork } from '#functions/workflows/measures/measure-work.ts';
import { wrong } from '#infra/ops/doctor/diagnosis.ts';
import { lookAtPushes, lookAtSigning } from '#infra/ops/doctor/look-at-work.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { reindexRows } from '#infra/ops/reindex-rows.ts';
import { restoreTenant } from '#infra/ops/restore-archive.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { archiveOf, brokenReads, formerReleases, NEWEST, refusedEdits } from './former-releases.ts';
import { kindsMissingIn } from './kinds-of-rows.ts';
import {
  lostSince,
  FLOWN_CONTRACT,
  markBesides,
  recordsThatLost,
  writeAsNextRelease,
} from './write-as-next-release.ts';

/** What a restore says of data that only the first pass of the sweeper brings in line. */
const upgradedByTheSweeper = /^claim: team#\d+ has no claim on its team_name$/;
/** Mail that waited when the backup was made: its worker sends it, and does not run here. */
const WAITS = 'has waited too long';

const findings = async () => (await fsck()).filter(({ detail }) => detail !== WAITS);

type Line = {
  _aws: { CloudWatchMetrics: [{ Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }] };
};

let runtime: Runtime;
let admin: ApiClient;

/** Restores the backup of a release into empty tables. */
const restore = async (release: string): Promise<void> => {
  runtime = await startRuntime({ seed: 'none' });
  pinToday(formerReleases.find(({ name }) => name === release)?.upgraded);
  const { problems } = await restoreTenant(archiveOf(release));
  expect(problems.filter((line) => !upgradedByTheSweeper.test(line) && !line.endsWith(WAITS))).toEqual([]);
  runtime.forget();
  admin = await runtime.as('admin');
};

afterAll(() => pinToday(undefined));

describe.each(formerReleases)('the backup of the release of $name', ({ name, lacks, isLaidOutAnew }) => {
  beforeAll(() => restore(name));
  afterAll(() => runtime.close());

  it('is brought up to date by the sweeper and by reindex, and answers everything', async () => {
    await sweep();
    expect(await findings()).toEqual([]);
    const before = (await admin.get('/api/employees/list', { per_page: 100, segment_id: 'all' })).body;
    let rewritten = 0;
    for await (const progress of reindexRows()) rewritten = progress.rewritten;
    // The others have the layouts of now, until one changes.
    expect(rewritten).toBeGreaterThanOrEqual(isLaidOutAnew ? 1 : 0);
    runtime.forget();
    expect((await admin.get('/api/employees/list', { per_page: 100, segment_id: 'all' })).body).toEqual(before);
    expect(await brokenReads(admin, lacks)).toEqual([]);
  });

  it.runIf(name === '2026-11-23')('is measured, and the doctor knows what waits', async () => {
    const written: string[] = [];
    const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    vi.stubEnv('TENANT', 'acme');
    try {
      await transact([feedProgress('measures').write('2026-01-01T00:00:00.000Z')]);
      await measureWork();
      await measureWork();
    } finally {
      stdout.mockRestore();
      vi.unstubAllEnvs();
    }
    const [line, ...more] = written.filter((text) => text.includes('_aws')).map((text) => JSON.parse(text) as Line);
    const { _aws: about, ...figures } = line!;
    // Mail that was queued within this minute has no age.
    expect({ OldestMailMinutes: 0, ...figures }).toEqual({
      ContractsSent: 5,
      ContractsSigned: 2,
      ContractsDeclined: 1,
      HoursToSign: [96, 96],
      PushesDone: 2,
      MailsWaiting: 8,
      OldestMailMinutes: expect.any(Number),
    });
    const [{ Namespace, Dimensions, Metrics }] = about.CloudWatchMetrics;
    expect([Namespace, Dimensions, Metrics.map(({ Name }) => Name).toSorted()]).toEqual([
      'BackOffice/acme',
      [[]],
      Object.keys(figures).toSorted(),
    ]);
    // What happened is reported once, what waits each time.
    expect(more.flatMap((each) => Object.keys(each))).not.toContain('ContractsSent');

    const [push] = await readCommands();
    await changeCommand(push!.command_id, (now) => ({ ...now, status_report: 'outcome_unknown' }));
    const [signed] = await contractStore.getMany([2]);
    await transact([contractStore.update(signed!, { ...signed!, state: 'completing' }), completionIsDue(2)]);
    expect(await lookAtPushes()).toEqual([wrong(expect.stringMatching(/^The push of .* waits for somebody: /))]);
    expect(await lookAtSigning()).toEqual([
      wrong(expect.stringMatching(/^The contract 2 was signed by everybody \d+ days ago/)),
    ]);
    await changeCommand(push!.command_id, () => push);
    const [now] = await contractStore.getMany([2]);
    await transact([contractStore.update(now!, { ...now!, state: signed!.state }), completionIsDone(2)]);
  });

  it('can be worked on: one record of each kind is edited', async () => {
    expect(await refusedEdits(admin, lacks)).toEqual([]);
    await sweep();
    expect(await findings()).toEqual([]);
  });
});

/** Saves what stands beside records and is changed in place, on top of what is stored. */
const saveBesides = async (): Promise<void> => {
  const places = { outcome: 0, pushed: 0, checks: 0 };
  for await (const { pk, sk } of scanTable(recordsTable())) {
    const [key, part] = [String(pk), String(sk)];
    if (key.startsWith('pushed-person#')) {
      const [command, id] = [key.slice('pushed-person#'.length), Number(part)];
      const before = await readOutcome(command, id);
      await transact([putOutcome(command, { ...before!, message: 'Again' }, before)]);
      places.outcome += 1;
    } else if (part.endsWith('#pushed')) {
      const store = key.startsWith('car#') ? vehicleStore : employeeStore;
      await transact(await lockMonth(store, Number.parseInt(part, 10), '2031-01'));
      places.pushed += 1;
    } else if (part.endsWith('#checks')) {
      const id = Number.parseInt(part, 10);
      const check = { at: '2026-11-29T00:00:00.000Z', outcome: 'success', ms: 1 } as const;
      await transact([writeChecks(id, addCheck(await readChecks(id), check, null))]);
      places.checks += 1;
    }
  }
  expect(Object.entries(places).filter(([, count]) => count === 0)).toEqual([]);
};

it('has every kind of row that the product writes in the newest backup', async () => {
  expect(await kindsMissingIn(archiveOf(NEWEST))).toEqual([]);
});

describe('what a later release wrote before it was taken back', () => {
  let marked: ReadonlySet<string>;

  beforeAll(async () => {
    await restore(NEWEST);
    await sweep();
    await writeAsNextRelease();
    marked = await markBesides();
    runtime.forget();
  });
  afterAll(() => runtime.close());

  it('is read as far as it is known, and kept where it is not', async () => {
    expect(await brokenReads(admin, [])).toEqual([]);
    expect(await refusedEdits(admin, [])).toEqual([]);
    // The audit log is chained, and read again by the next sweep.
    for (let count = 0; count < 2; count += 1) await sweep();
    expect((await admin.get('/api/audit/list')).status).toBe(200);
    expect(await recordsThatLost()).toEqual([]);
    const { data: trail } = (await admin.get(`/api/contracts/${FLOWN_CONTRACT}/audit`)).body;
    expect(trail.at(-1)).toMatchObject({ what: 'flown', who: 'Annelies De Wachter' });
    const push = (await readCommands()).find(({ problem_code: code }) => String(code) === 'storm');
    const { body } = await admin.get(`/api/daysOff/push/${push?.command_id}/detail`);
    expect(body).toMatchObject({
      status_report: 'outcome_unknown',
      problem_code: null,
      can: { retry: false, resume: false, cancel: false, confirm: false },
    });
    // A save keeps what it does not know.
    await changeCommand(push!.command_id, (now) => ({ ...now, polls: now.polls + 1 }));
    const saved = await storedCommand(push!.command_id);
    expect(saved).toMatchObject({ status_report: 'flown', problem_code: 'storm' });
    expect(saved.steps.at(-1)).toMatchObject({ step: 'landed', of_next_release: 'kept' });
    await saveBesides();
    expect(await lostSince(marked)).toEqual([]);
    expect((await findings()).map(({ key }) => key)).toEqual(['hangar#0 1']);
  });
});
