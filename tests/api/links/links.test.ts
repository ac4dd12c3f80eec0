import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerLink } from '#shared/contract/links/answer-link.ts';
import { getCalendar } from '#shared/contract/links/get-calendar.ts';
import { getLink } from '#shared/contract/links/get-link.ts';
import { openLink } from '#shared/contract/links/open-link.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { logger } from '#functions/platform/runtime/log.ts';
import { now, pinToday } from '#functions/platform/runtime/clock.ts';
import { readLink, revokeLink } from '#functions/platform/links/link-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { writeAll } from '#infra/local/seed/batch-writer.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { demoVehicles } from '#infra/local/seed/vehicles.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { addLink, linkEndpoints } from '#tests/harness/link-purpose.ts';

const { runtime, admin } = await startCompany({ endpoints: linkEndpoints });
const nobody = await runtime.as('nobody');
beforeAll(async () => {
  const [car] = demoVehicles('2026-01-15', [1]);
  if (!car) throw new Error('the demo fleet is empty');
  await writeAll([vehicleStore.create({ ...car.vehicle, id: 7 })]);
});
afterEach(() => {
  pinToday(undefined);
  vi.restoreAllMocks();
});

let calls = 0;
const call = (definition: Endpoint, token: string, body?: unknown, address = `192.0.2.${(calls += 1)}`) =>
  nobody.request(definition, { params: { token }, body }, { 'x-forwarded-for': `${address}, 198.51.100.1` });
const summaryOf = ({ status, body }: Answer): unknown[] => [status, body.code, body.why];
const openings = async (): Promise<string[]> => {
  const { body } = await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: 7 });
  return (body.items as { event_type: string; event_info_json: { name: string } }[])
    .filter(({ event_type: type }) => type === 'link_opened')
    .map(({ event_info_json: info }) => info.name);
};

const all = [getLink, openLink, answerLink, getCalendar];

describe('a link', () => {
  it('shows what it is about and takes an answer, which may be changed until its end', async () => {
    pinToday('2028-03-01');
    const { token } = await addLink({ until: '2028-03-14T08:00:00.000Z' });
    expect((await call(getLink, token)).body).toMatchObject({
      purpose: 'invite',
      title: 'First aid at work, day 2',
      person: expect.stringMatching(/\w/) as unknown,
      company: 'Noorderlicht NV',
      state: 'open',
      answer: null,
      answers: ['yes', 'no'],
      until: '14/03/2028 09:00',
      has_calendar: true,
    });
    for (const answer of ['yes', 'no', 'no', 'yes'] as const) {
      expect(await call(answerLink, token, { answer })).toMatchObject({ status: 200, body: { ok: 1 } });
      expect((await call(getLink, token)).body).toMatchObject({ state: 'answered', answer, answers: ['yes', 'no'] });
    }
    pinToday('2028-03-15');
    for (const definition of all)
      expect(summaryOf(await call(definition, token, { answer: 'no' }))).toEqual([410, 'link_ended', 'expired']);
  });

  it('of a purpose that serves once shows what happened after it was used', async () => {
    const { token } = await addLink({ purpose: 'sign', object_id: 8 });
    const answers = await Promise.all([
      call(answerLink, token, { answer: 'yes' }),
      call(answerLink, token, { answer: 'no' }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
    expect(summaryOf(await call(answerLink, token, { answer: 'no' }))).toEqual([410, 'link_ended', 'used']);
    expect((await call(getLink, token)).body).toMatchObject({
      state: 'answered',
      answers: [],
      has_calendar: false,
      ask: { name: 'Astrid Aerts' },
    });
    expect(summaryOf(await call(getCalendar, token))).toEqual([404, 'not_found', undefined]);
  });

  it('that was withdrawn says so everywhere, even when it is withdrawn while somebody answers', async () => {
    const { token, id } = await addLink();
    await transact([revokeLink(id, now())]);
    for (const definition of all)
      expect(summaryOf(await call(definition, token, { answer: 'yes' }))).toEqual([410, 'link_ended', 'revoked']);
  });

  it('that nobody knows is not found, and counted by address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 12) });
    try {
      const statuses: number[] = [];
      for (let tried = 0; tried < 11; tried += 1) {
        const definition = all[tried % all.length] ?? getLink;
        const answer = await call(definition, 'x'.repeat(43), { answer: 'yes' }, '203.0.113.9');
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is opened once in the feed, however often its page is opened', async () => {
    const { token, id } = await addLink();
    await call(getLink, token);
    expect(await openings()).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => call(openLink, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await call(openLink, token);
    expect(await openings()).toHaveLength(1);
    const link = await readLink(token);
    expect(link).toMatchObject({ id, opened_at: expect.any(String) as unknown });
  });

  it('gives its appointment to calendars, which only moves when it was read last', async () => {
    const { token } = await addLink();
    const before = await openings();
    pinToday('2028-02-01');
    const { status, body, headers } = await call(getCalendar, token);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(await readLink(token)).toMatchObject({ opened_at: null, last_read_at: '2028-02-01T12:00:00.000Z' });
    pinToday('2028-02-02');
    await call(getCalendar, token);
    expect(await readLink(token)).toMatchObject({ last_read_at: '2028-02-02T12:00:00.000Z' });
    expect(await openings()).toEqual(before);
  });

  it('refuses an answer that its purpose does not know, at its field', async () => {
    const { token } = await addLink();
    const { status, body } = await call(answerLink, token, { answer: 'perhaps' });
    expect([status, body.fields[0].path]).toEqual([422, 'answer']);
  });

  it('leaves its token in no log line, whatever is asked of it', async () => {
    const written: unknown[] = [];
    for (const level of ['debug', 'info', 'warn', 'error'] as const)
      vi.spyOn(logger, level).mockImplementation((...line: unknown[]) => void written.push(line));
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => Boolean(written.push(String(chunk))));
    const { token, id } = await addLink();
    for (const definition of all) await call(definition, token, { answer: 'yes' });
    await call(answerLink, token, 'no JSON');
    await transact([revokeLink(id, now())]);
    await call(getLink, token);
    vi.restoreAllMocks();
    expect(written.length).toBeGreaterThan(all.length);
    expect(JSON.stringify(written)).not.toContain(token);
  });
});
