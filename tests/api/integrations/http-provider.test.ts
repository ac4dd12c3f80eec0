import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer as createTcp, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callOverHttp } from '#functions/platform/outside/http-call.ts';
import { httpProvider } from '#functions/integrations/http-provider.ts';
import type { PayrollLines, PayrollProvider } from '#functions/integrations/payroll-provider.ts';
import { logger } from '#functions/platform/runtime/log.ts';
import { startPayrollSandbox, type PayrollSandbox } from '#infra/local/payroll/payroll-sandbox.ts';
import { scripts } from '#infra/local/payroll/payroll-scripts.ts';
import { selfSigned } from '#tests/harness/self-signed.ts';
import { credentials, line, lines, PASSWORD, SECRET } from './office-lines.ts';

/** Answers at once or never: no test waits for a limit that another one needs. */
const patience = { readMs: 60_000, sendMs: 60_000, retryWaitsMs: [0, 0] };
const at = (address: string): PayrollProvider => httpProvider(address, patience);

let sandbox: PayrollSandbox;
let office: PayrollProvider;
const seen: unknown[] = [];

beforeAll(async () => {
  sandbox = await startPayrollSandbox();
  office = at(`${sandbox.url}/v1`);
  vi.spyOn(logger, 'info').mockImplementation((...line) => void seen.push(line));
});
beforeEach(() => sandbox.clear());
afterAll(async () => {
  await sandbox.close();
  vi.restoreAllMocks();
});

/** Every answer is kept, to look for credentials in it at the end. */
const kept = <T>(answer: T): T => {
  seen.push(answer);
  return answer;
};
const send = async (to: PayrollProvider, code: string, request: PayrollLines, confirmed = false) =>
  kept(await to.send(credentials(code), request, confirmed));
const ask = async (to: PayrollProvider, code: string, requestId: string) =>
  kept(await to.outcome(credentials(code), requestId));

describe('the office of the sandbox', () => {
  it('says what a customer has', async () => {
    const customer = credentials('4711');
    expect(await office.signIn(customer)).toBe('success');
    const types = await office.types(customer);
    expect(types.ok && types.data.length).toBe(45);
    expect(types.ok && types.data[0]).toEqual({ id: '1010', code: '1010', name: 'Legal holiday' });
    expect(await office.benefits(customer)).toMatchObject({ ok: true, data: [{ code: 'H01' }, {}, {}] });
    await sandbox.set({ customer_code: '4711', people: [{ payroll_number: '101', name: 'Ann' }] });
    expect(await office.people(customer)).toEqual({ ok: true, data: [{ payroll_number: '101', name: 'Ann' }] });
  });

  it('takes lines over once and holds exactly what was sent', async () => {
    expect(await ask(office, '4711', 'A')).toMatchObject({ state: 'not_found' });
    const sent = await send(office, '4711', lines('A', ['101', '102']));
    expect(sent).toMatchObject({
      outcome: 'accepted',
      reference: 'BP-000001',
      exchange: { asked: 'POST /v1/customers/4711/requests', status: 202 },
    });
    expect(await send(office, '4711', lines('A'))).toMatchObject({ outcome: 'duplicate', reference: 'BP-000001' });
    expect(await ask(office, '4711', 'A')).toMatchObject({
      state: 'success',
      reference: 'BP-000001',
      people: [
        { payroll_number: '101', state: 'taken_over', message: null },
        { payroll_number: '102', state: 'taken_over', message: null },
      ],
      notifications: [],
    });
    const { requests, held } = sandbox.received('4711');
    expect(requests).toMatchObject([{ ...lines('A', ['101', '102']), confirmed: false, deliveries: 2 }]);
    expect(held).toEqual(
      ['101', '102'].map((payroll_number) => ({
        customer_code: '4711',
        payroll_number,
        year: 2026,
        month: 11,
        lines: [line],
      })),
    );
    await send(office, '4711', {
      ...lines('B'),
      people: [{ payroll_number: '101', year: 2026, month: 11, lines: [] }],
    });
    expect(sandbox.received('4711').held.map(({ payroll_number: number }) => number)).toEqual(['102']);
  });

  it('plays its scripts', async () => {
    const outcomes = await Promise.all(
      scripts.map(async (script) => [script, (await send(office, script, lines(script))).outcome]),
    );
    expect(Object.fromEntries(outcomes)).toEqual({
      ok: 'accepted',
      slow_ok: 'accepted',
      type_not_found: 'refused',
      please_confirm_retry: 'needs_confirmation',
      login_failed: 'refused',
      login_rotated: 'accepted',
      service_offline: 'not_arrived',
      failed_internal: 'refused',
      failed: 'accepted',
      line_rejects: 'accepted',
      answer_lost: 'unknown',
      duplicate: 'duplicate',
    });
  });

  it('is slow where its script says so', async () => {
    await sandbox.set({ delays: { slowMs: 3_600_000 } });
    await send(office, 'slow-ok-1', lines('A'));
    expect(await ask(office, 'slow-ok-1', 'A')).toMatchObject({ state: 'processing', people: [] });
    await sandbox.set({ delays: { slowMs: 0 } });
    expect(await ask(office, 'slow-ok-1', 'A')).toMatchObject({ state: 'success' });
  });

  it('names the codes that it does not know, and takes others', async () => {
    expect(await send(office, 'type_not_found', lines('A'))).toMatchObject({
      outcome: 'refused',
      reason: 'type_not_found',
      codes: ['1010'],
      message: 'Not known: 1010',
    });
    const types = await office.types(credentials('type_not_found'));
    expect(types.ok && types.data.some(({ code }) => code === '1010')).toBe(false);
    const other = lines('A').people.map((person) => ({ ...person, lines: [{ ...line, code: '1030' }] }));
    expect(await send(office, 'type_not_found', { ...lines('A'), people: other })).toMatchObject({
      outcome: 'accepted',
    });
  });

  it('takes what it wants confirmed once it is', async () => {
    expect(await send(office, 'please_confirm_retry', lines('A'))).toMatchObject({ outcome: 'needs_confirmation' });
    expect(sandbox.received().requests).toEqual([]);
    expect(await send(office, 'please_confirm_retry', lines('A'), true)).toMatchObject({ outcome: 'accepted' });
  });

  it('refuses credentials, also from the middle on, until there are new ones', async () => {
    expect(await office.signIn(credentials('login_failed'))).toBe('login_failed');
    expect(await office.types(credentials('login_failed'))).toEqual({ ok: false, reason: 'login_failed' });
    await send(office, 'login_rotated', lines('A'));
    expect(await send(office, 'login_rotated', lines('B'))).toMatchObject({
      outcome: 'refused',
      reason: 'login_failed',
    });
    expect(await ask(office, 'login_rotated', 'A')).toMatchObject({ state: 'login_failed' });
    const renewed = { ...credentials('login_rotated'), password: 'new one' };
    expect(await office.send(renewed, lines('B'), false)).toMatchObject({ outcome: 'accepted' });
    expect(await office.send(renewed, lines('C'), false)).toMatchObject({ outcome: 'accepted' });
    await sandbox.set({ customer_code: '4711', password: 'only' });
    expect(await office.signIn(credentials('4711'))).toBe('login_failed');
    expect(await office.signIn({ ...credentials('4711'), password: 'only' })).toBe('success');
  });

  it('is offline, fails inside, and fails later', async () => {
    expect(await office.signIn(credentials('service_offline'))).toBe('service_offline');
    expect(await office.people(credentials('service_offline'))).toEqual({ ok: false, reason: 'service_offline' });
    expect(await ask(office, 'service_offline', 'A')).toMatchObject({ state: 'service_offline' });
    expect(await send(office, 'service_offline', lines('A'))).toMatchObject({ exchange: { status: 503 } });
    expect(await send(office, 'failed_internal', lines('A'))).toMatchObject({
      reason: 'failed_internal',
      message: 'Our developers were notified.',
    });
    await send(office, 'failed', lines('A'));
    expect(await ask(office, 'failed', 'A')).toMatchObject({
      state: 'failed',
      people: [],
      message: 'The month could not be calculated.',
    });
    expect(sandbox.received().held).toEqual([]);
  });

  it('refuses some people a while after success, and people that it does not know', async () => {
    await sandbox.set({ delays: { rejectMs: 3_600_000 } });
    await send(office, 'line_rejects', lines('A', ['101', '102']));
    expect(await ask(office, 'line_rejects', 'A')).toMatchObject({
      state: 'success',
      people: [{ payroll_number: '102', state: 'taken_over' }],
      notifications: [],
    });
    await sandbox.set({ delays: { rejectMs: 0 } });
    const message = 'More than 7.5 hours on a day are not accepted.';
    expect(await ask(office, 'line_rejects', 'A')).toMatchObject({
      people: [{ payroll_number: '101', state: 'refused', message }, { payroll_number: '102' }],
      notifications: [{ type: 'severe', payroll_number: '101', message }],
    });
    expect(sandbox.received('line_rejects').held.map(({ payroll_number: number }) => number)).toEqual(['102']);
    await sandbox.set({ customer_code: '4711', people: [{ payroll_number: '101' }] });
    await send(office, '4711', lines('B', ['101', '999']));
    expect(await ask(office, '4711', 'B')).toMatchObject({ people: [{ state: 'taken_over' }, { state: 'refused' }] });
  });

  it('knows a request whose answer was lost, and keeps it once', async () => {
    expect(await send(office, 'answer_lost', lines('A'))).toMatchObject({
      outcome: 'unknown',
      exchange: { status: null, body: '' },
    });
    expect(await ask(office, 'answer_lost', 'A')).toMatchObject({ state: 'success', reference: 'BP-000001' });
    expect(await send(office, 'answer_lost', lines('A'))).toMatchObject({
      outcome: 'duplicate',
      reference: 'BP-000001',
    });
    expect(sandbox.received('answer_lost').requests).toHaveLength(1);
  });

  it('is hit by faults that a test chooses', async () => {
    sandbox.faultWith((requestId) => (({ A: 'cut', B: 'lost', C: 'offline' }) as const)[requestId]);
    expect((await send(office, '4711', lines('A'))).outcome).toBe('unknown');
    expect((await send(office, '4711', lines('B'))).outcome).toBe('unknown');
    expect((await send(office, '4711', lines('C'))).outcome).toBe('not_arrived');
    expect(sandbox.received().requests.map(({ request_id: id }) => id)).toEqual(['B']);
  });
});

const opened: { readonly close: () => void }[] = [];
const listenTo = async (server: Server): Promise<number> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  opened.push({ close: () => (server.close(), sockets.forEach((socket) => socket.destroy())) });
  return port;
};
afterAll(() => opened.forEach(({ close }) => close()));

/** An office that does as it is told. */
const answering = async (answer: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<string> =>
  `http://127.0.0.1:${await listenTo(createHttp((request, response) => void answer(request, response)))}/v1`;
const saying = (status: number, body: string, headers: Record<string, string> = {}): Promise<string> =>
  answering(async (request, response) => {
    await text(request);
    response.writeHead(status, headers).end(body);
  });

describe('what the network does', () => {
  const sends = async (address: string, to = at(address)) => send(to, '4711', lines('A'));

  it('tries again only while nothing was written', async () => {
    let connections = 0;
    const closed = await listenTo(createTcp());
    opened.at(-1)?.close();
    expect(await sends(`http://127.0.0.1:${closed}`)).toEqual({ outcome: 'not_arrived', exchange: null });
    expect(await at(`http://127.0.0.1:${closed}`).signIn(credentials('4711'))).toBe('service_offline');
    expect(await sends('https://office.invalid/v1')).toEqual({ outcome: 'not_arrived', exchange: null });
    const noTls = await listenTo(createTcp((socket) => void ((connections += 1), socket.destroy())));
    expect(await sends(`https://127.0.0.1:${noTls}`)).toEqual({ outcome: 'not_arrived', exchange: null });
    expect(connections).toBe(3);
  });

  it('never sends twice what may have arrived', async () => {
    let connections = 0;
    const count = (after: (socket: Socket) => void) =>
      listenTo(
        createTcp((socket) => {
          connections += 1;
          after(socket.on('error', () => undefined));
        }),
      );
    const atOnce = await count((socket) => void socket.once('data', () => socket.resetAndDestroy()));
    expect(await sends(`http://127.0.0.1:${atOnce}`)).toMatchObject({ outcome: 'unknown', exchange: { status: null } });
    const begun = 'HTTP/1.1 202 Accepted\r\ncontent-length: 100\r\n\r\n{"refer';
    const inBody = await count((socket) => void socket.once('data', () => socket.end(begun)));
    expect(await sends(`http://127.0.0.1:${inBody}`)).toMatchObject({ outcome: 'unknown' });
    const noHttp = await count((socket) => void socket.once('data', () => socket.end('hello\r\n\r\n')));
    expect(await sends(`http://127.0.0.1:${noHttp}`)).toMatchObject({ outcome: 'unknown' });
    expect(connections).toBe(3);
  });

  it('is ended at any time, before and after something is written', async () => {
    const limit = new AbortController();
    const silent = await listenTo(
      createTcp((socket) => void socket.on('error', () => undefined).once('data', () => limit.abort())),
    );
    const call = { method: 'POST', headers: {}, body: '{}', retryWaitsMs: [0], signal: limit.signal } as const;
    const url = new URL(`http://127.0.0.1:${silent}`);
    expect(await callOverHttp({ ...call, url })).toEqual({ what: 'unknown', reason: 'timeout' });
    expect(await callOverHttp({ ...call, url })).toEqual({ what: 'not_arrived', reason: 'timeout' });
    // TLS is never agreed on, so nothing of the request is written.
    const greeted = new AbortController();
    const noTls = await listenTo(
      createTcp((socket) => void socket.on('error', () => undefined).once('data', () => greeted.abort())),
    );
    const overTls = new URL(`https://127.0.0.1:${noTls}`);
    expect(await callOverHttp({ ...call, url: overTls, signal: greeted.signal })).toMatchObject({
      what: 'not_arrived',
    });
  });

  it('takes its credentials nowhere else', async () => {
    const asked: string[] = [];
    const elsewhere = await answering((request, response) => void (asked.push(request.url ?? ''), response.end('{}')));
    for (const status of [301, 303, 307, 308]) {
      const redirecting = await saying(status, '', { location: elsewhere });
      expect(await sends(redirecting)).toMatchObject({ outcome: 'unknown', exchange: { status } });
      expect(await at(redirecting).signIn(credentials('4711'))).toBe('service_offline');
    }
    expect(asked).toEqual([]);
    // Without TLS only on the machine itself.
    expect(await sends('http://office.example/v1')).toEqual({ outcome: 'not_arrived', exchange: null });
  });

  it('sends nothing to whoever has no certificate of the office', async () => {
    const { cert, key } = selfSigned('localhost');
    const said: string[] = [];
    const port = await listenTo(
      createHttps({ cert, key: key.export({ type: 'pkcs8', format: 'pem' }) }, (request, response) => {
        said.push(request.headers.authorization ?? '');
        response.writeHead(202).end('{"reference":"R1"}');
      }).on('tlsClientError', () => undefined),
    );
    expect(await sends(`https://localhost:${port}`)).toEqual({ outcome: 'not_arrived', exchange: null });
    const trusted = getCACertificates('default');
    try {
      setDefaultCACertificates([...trusted, cert]);
      // The certificate is for another name.
      expect(await sends(`https://127.0.0.1:${port}`)).toMatchObject({ outcome: 'not_arrived' });
      expect(said).toEqual([]);
      expect(await sends(`https://localhost:${port}`)).toMatchObject({ outcome: 'accepted', reference: 'R1' });
    } finally {
      setDefaultCACertificates(trusted);
    }
  });

  it.each([
    [200, '<html>', 'unknown'],
    [202, '{}', 'unknown'],
    [202, '{"reference":"R1"}', 'accepted'],
    [204, '', 'unknown'],
    [400, 'no', 'refused'],
    [401, '', 'refused'],
    [403, '<html>', 'refused'],
    [404, '', 'refused'],
    [408, '', 'unknown'],
    [409, '{}', 'unknown'],
    [409, '{"error":"duplicate"}', 'unknown'],
    [422, '{"error":"type_not_found"}', 'refused'],
    [425, '', 'not_arrived'],
    [429, '', 'not_arrived'],
    [500, '', 'unknown'],
    [500, '{"error":"failed_internal"}', 'refused'],
    [502, '<html>', 'unknown'],
    [503, '', 'unknown'],
    [503, '{"error":"service_offline"}', 'not_arrived'],
    [504, '', 'unknown'],
  ])('reads %i %s as %s', async (status, body, outcome) => {
    expect((await sends(await saying(status, body))).outcome).toBe(outcome);
  });

  it.each([
    [400, 'login_failed'],
    [401, 'login_failed'],
    [403, 'login_failed'],
    [404, 'login_failed'],
    [408, 'service_offline'],
    [409, 'login_failed'],
    [422, 'login_failed'],
    [425, 'service_offline'],
    [429, 'service_offline'],
    [500, 'service_offline'],
    [503, 'service_offline'],
  ])('reads %i at a sign-in as %s', async (status, outcome) => {
    expect(await at(await saying(status, '')).signIn(credentials('4711'))).toBe(outcome);
  });

  it('believes only the office that a request is not known', async () => {
    expect(await ask(at(await saying(404, '<html>')), '4711', 'A')).toMatchObject({ state: 'service_offline' });
    const known = await saying(404, '{"error":"request_not_found"}');
    expect(await ask(at(known), '4711', 'A')).toMatchObject({ state: 'not_found' });
  });

  it('keeps no credential that an office repeats', async () => {
    const echo = await answering(async (request, response) => {
      const message = [PASSWORD, request.headers.authorization, request.headers['x-customer-secret']].join(' ');
      response.writeHead(500).end(JSON.stringify({ error: 'failed_internal', message, also: SECRET }));
    });
    expect(await sends(echo)).toMatchObject({
      outcome: 'refused',
      message: '*** Basic *** ***',
      exchange: { body: expect.stringContaining('"also":"***"') as string },
    });
  });
});

it('wrote no credential into an answer or a log', () => {
  const basic = Buffer.from(`hr@noorderlicht:${PASSWORD}`).toString('base64');
  const spelled = [PASSWORD, SECRET].flatMap((value) => [
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value),
  ]);
  expect(seen.length).toBeGreaterThan(20);
  const written = JSON.stringify(seen);
  expect([basic, ...spelled].filter((hidden) => written.includes(hidden))).toEqual([]);
});
