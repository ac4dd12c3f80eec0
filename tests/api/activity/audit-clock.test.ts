import { afterEach, expect, it } from 'vitest';
import { belgianDay, addDays, type IsoDate } from '#shared/values/dates.ts';
import { auditLine } from '#functions/platform/audit/audit-line.ts';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { verifyAudit } from '#infra/ops/audit/verify-audit.ts';
import { startCompany } from '#tests/harness/company.ts';

const { admin } = await startCompany();
const real = belgianDay(new Date());

/** Something that stands in the audit log, on the day that the clock says. */
const act = async (about: string): Promise<void> => {
  const author = { user_id: 1, name: about, acting_as: null };
  await transact([auditLine(author, 'signed_in', { agent: 'Firefox' })]);
};
const told = async (): Promise<string[]> => {
  const { body } = await admin.get('/api/audit/list', { per_page: 1000 });
  return body.data.map(({ who }: { who: string }) => who).filter((who: string) => who.startsWith('Act'));
};
const on = (days: number): IsoDate => addDays(real, days);

afterEach(() => pinToday(undefined));

it('chains each line once and loses none when the clock is set back by days', async () => {
  pinToday(on(3));
  await act('Act days ahead');
  await chainAudit();
  pinToday(on(5));
  await act('Act ahead');
  await chainAudit();
  pinToday(on(0));
  await act('Act behind');
  await chainAudit();
  // What was chained ahead is shown, too, while the clock is behind it.
  expect((await told()).toSorted()).toEqual(['Act ahead', 'Act behind', 'Act days ahead']);
  pinToday(on(2));
  await act('Act since');
  await chainAudit();
  await chainAudit();
  pinToday(on(5));
  await chainAudit();
  pinToday(on(7));
  await act('Act after');
  expect((await told()).toSorted()).toEqual(['Act after', 'Act ahead', 'Act behind', 'Act days ahead', 'Act since']);
  expect((await verifyAudit(false)).findings).toEqual([]);
});

it('finds what was done after a clock was set back, when nothing ran until long after', async () => {
  pinToday(on(20));
  await chainAudit();
  pinToday(on(8));
  await chainAudit();
  await act('Act alone');
  pinToday(on(9));
  await chainAudit();
  expect(await told()).toContain('Act alone');
});
