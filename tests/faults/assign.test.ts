import { beforeAll, it } from 'vitest';
import { startCompany } from '#tests/harness/company.ts';
import { assetsOfType, startAssign, writePeople } from './assign-fixture.ts';
import { expectOneEach } from './each-gets-one.ts';
import { seeds } from './faulty-run.ts';

const PEOPLE = 1_000;

let people: number[];
await startCompany();
beforeAll(async () => {
  people = await writePeople(PEOPLE);
});

it.each(seeds)(
  'gives every person one asset, one period and one event while the storage fails (seed %i)',
  async (seed) => {
    await expectOneEach({
      seed,
      people,
      runId: await startAssign(seed, people),
      made: async () => (await assetsOfType(seed)).map((asset) => ({ ...asset, holder: asset.owner_employee_id })),
      feeds: (ids) => [[ids, 'asset_added']],
    });
  },
  60_000,
);
