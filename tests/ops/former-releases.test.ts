import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { reindexRows } from '#infra/ops/reindex-rows.ts';
import { restoreTenant } from '#infra/ops/restore-archive.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { archiveOf, brokenReads, DAY_AFTER, formerReleases, refusedEdits } from './former-releases.ts';
import { recordsThatLost, writeAsNextRelease } from './write-as-next-release.ts';

/** What a restore says of data that only the first pass of the sweeper brings in line. */
const upgradedByTheSweeper = /^claim: team#\d+ has no claim on its team_name$/;

let runtime: Runtime;
let admin: ApiClient;

/** Restores the backup of a release into empty tables. */
const restore = async (release: string): Promise<void> => {
  runtime = await startRuntime({ seed: 'none' });
  pinToday(DAY_AFTER);
  const { problems } = await restoreTenant(archiveOf(release));
  expect(problems.filter((line) => !upgradedByTheSweeper.test(line))).toEqual([]);
  runtime.forget();
  admin = await runtime.as('admin');
};

afterAll(() => pinToday(undefined));

describe.each(formerReleases)('the backup of the release of $name', ({ name, lacks }) => {
  beforeAll(() => restore(name));
  afterAll(() => runtime.close());

  it('is brought up to date by the sweeper and by reindex, and answers everything', async () => {
    await sweep();
    expect(await fsck()).toEqual([]);
    const before = (await admin.get('/api/employees/list', { per_page: 100, segment_id: 'all' })).body;
    let rewritten = 0;
    for await (const progress of reindexRows()) rewritten = progress.rewritten;
    expect(rewritten).toBeGreaterThan(0);
    runtime.forget();
    expect((await admin.get('/api/employees/list', { per_page: 100, segment_id: 'all' })).body).toEqual(before);
    expect(await brokenReads(admin, lacks)).toEqual([]);
  });

  it('can be worked on: one record of each kind is edited', async () => {
    expect(await refusedEdits(admin, lacks)).toEqual([]);
    await sweep();
    expect(await fsck()).toEqual([]);
  });
});

describe('what a later release wrote before it was taken back', () => {
  beforeAll(async () => {
    await restore('2026-11-23');
    await sweep();
    await writeAsNextRelease();
    runtime.forget();
  });
  afterAll(() => runtime.close());

  it('is read as far as it is known, and kept where it is not', async () => {
    expect(await brokenReads(admin, [])).toEqual([]);
    expect(await refusedEdits(admin, [])).toEqual([]);
    await sweep();
    expect(await recordsThatLost()).toEqual([]);
    expect((await fsck()).map(({ key }) => key)).toEqual(['hangar#0 1']);
  });
});
