import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PDF } from '@libpdf/core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { logger } from '#functions/platform/runtime/log.ts';
import { signatureProvider } from '#functions/platform/signature-provider/provider-now.ts';
import { levelOfProvider, providerSetting } from '#functions/platform/signature-provider/provider-setting.ts';
import { holdsWhatWasSent } from '#functions/platform/signature-provider/sealed-file.ts';
import type { SignatureProvider, SignatureRequest } from '#functions/platform/signature-provider/signature-provider.ts';
import { aPdf } from '#tests/builders/files.ts';
import { sha256Of } from './signature-requests.ts';
import { startSignatureSandbox, type SignatureSandbox } from './signature-sandbox.ts';
import type { SignatureScript } from './signature-scripts.ts';

/** The webhooks that arrived, with the request that the provider's own check finds in each. */
const arrived: { event: string; request: string | undefined }[] = [];
const customer = createServer((request, response) => {
  void text(request).then(async (body) => {
    const read = await provider().readWebhook(body, (name) => request.headers[name]?.toString());
    const { event = '' } = JSON.parse(body) as { event?: string };
    arrived.push({ event, request: read?.request_id });
    response.end();
  });
});
let directory: string;
let sandbox: SignatureSandbox;
let webhookUrl: string;
const provider = (): SignatureProvider => {
  const found = signatureProvider();
  if (!found) throw new Error('no provider');
  return found;
};
const use = async (next: SignatureSandbox): Promise<void> => {
  sandbox = next;
  vi.stubEnv('SIGNATURE_PROVIDER', sandbox.environment.SIGNATURE_PROVIDER);
  await sandbox.keepSecret();
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'signature-sandbox-'));
  vi.stubEnv('SECRETS_FILE', join(directory, 'secrets.json'));
  // why: a line per call would bury what failed
  vi.spyOn(logger, 'info').mockReturnValue();
  await new Promise<void>((resolve) => customer.listen(0, '127.0.0.1', resolve));
  webhookUrl = `http://127.0.0.1:${(customer.address() as AddressInfo).port}/hook`;
  await use(await startSignatureSandbox());
});
afterEach(async () => {
  await sandbox.clear();
  arrived.length = 0;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await sandbox.close();
  customer.closeAllConnections();
  customer.close();
  await rm(directory, { recursive: true, force: true });
});

const file = aPdf('An employment contract');
const request = (changes: Partial<SignatureRequest> = {}): SignatureRequest => ({
  reference: 'c1-s1-a1',
  title: 'Contract <of> An',
  sha256: sha256Of(file),
  file,
  signers: [
    { id: 1, name: 'Bo Baas', email: 'bo@example.com', order: 1 },
    { id: 2, name: 'An Claes', email: 'an@example.com', order: 2 },
  ],
  return_url: 'http://127.0.0.1/back',
  webhook_url: webhookUrl,
  expires: '2099-01-01T00:00:00.000Z',
  ...changes,
});
const create = async (changes?: Partial<SignatureRequest>) => {
  const made = await provider().create(request(changes));
  if (!made.ok) throw new Error(made.message);
  return made.data;
};

it('signs in order and gives back the file that was sent, with a seal', async () => {
  const { request_id: id, urls } = await create();
  expect(await create()).toEqual({ request_id: id, urls });
  expect(await provider().status(id)).toMatchObject({ data: { reference: 'c1-s1-a1', state: 'created' } });
  expect(await provider().result(id)).toMatchObject({ ok: false, reason: 'refused' });
  expect(await sandbox.act(id, 2, 'sign')).toBe(false);
  expect(await sandbox.act(id, 1, 'view')).toBe(true);
  expect(await sandbox.act(id, 1, 'sign')).toBe(true);
  expect(await provider().status(id)).toMatchObject({
    data: {
      state: 'viewed',
      signers: [
        { id: 1, state: 'signed', at: expect.any(String) },
        { id: 2, at: null },
      ],
    },
  });
  expect(await sandbox.act(id, 2, 'sign')).toBe(true);
  expect(await provider().cancel(id)).toEqual({ ok: true, data: null });
  expect(await provider().status(id)).toMatchObject({ data: { state: 'signed' } });
  const result = await provider().result(id);
  if (!result.ok) throw new Error(result.message);
  expect(holdsWhatWasSent(result.data, file)).toBe(true);
  expect((await PDF.load(result.data)).getPageCount()).toBe(2);
  expect(levelOfProvider(providerSetting()!)).toBe('simple');
});

it('shows pages that say what they are worth', async () => {
  const { request_id: id, urls } = await create();
  const page = async (signer: number): Promise<string> => (await fetch(urls[signer] ?? '')).text();
  const post = (signer: number, form: Record<string, string>) =>
    fetch(urls[signer] ?? '', { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const first = await page(1);
  expect(first).toContain('No legal value');
  expect(first).toContain('Contract &lt;of&gt; An');
  expect(await page(2)).toContain('It is not your turn yet.');
  expect((await post(1, { act: 'sign' })).status).toBe(303);
  expect(await page(1)).toMatch(/You have signed\.[^]*http:\/\/127\.0\.0\.1\/back/);
  await post(2, { act: 'decline', reason: 'Wrong wage' });
  expect(await provider().status(id)).toMatchObject({
    data: { state: 'declined', signers: [{}, { state: 'declined', reason: 'Wrong wage' }] },
  });
  const over = await create({ reference: 'c1-s2-a1' });
  await fetch(over.urls[1] ?? '', { method: 'POST', body: new URLSearchParams({ act: 'expired' }) });
  expect(await provider().status(over.request_id)).toMatchObject({ data: { state: 'expired' } });
  const overview = await fetch(sandbox.url);
  expect(await overview.text()).toContain('c1-s1-a1');
  expect((await fetch(`${sandbox.url}/pages/${'0'.repeat(32)}`)).status).toBe(404);
});

it.each<[SignatureScript, (string | null)[]]>([
  ['ok', ['signer_viewed', 'signer_signed', 'signer_signed']],
  ['webhooks_twice', ['signer_viewed', 'signer_viewed', 'signer_signed', 'signer_signed', 'signer_signed', 'signer_signed']], // prettier-ignore
  ['webhooks_out_of_order', ['signer_signed', 'signer_signed', 'signer_viewed']],
  ['webhooks_lost', []],
  ['webhooks_late', []],
])('plays %s', async (script, events) => {
  const { request_id: id } = await create();
  sandbox.play(script);
  for (const [signer, act] of [
    [1, 'view'],
    [1, 'sign'],
    [2, 'sign'],
  ] as const) {
    // prettier-ignore
    await sandbox.act(id, signer, act);
    await sandbox.settled();
  }
  expect(arrived).toEqual(events.map((event) => ({ event, request: id })));
  sandbox.releaseWebhooks();
  await sandbox.settled();
  expect(arrived).toHaveLength(script === 'webhooks_late' ? 3 : events.length);
});

it('forges webhooks, which nobody takes for its own', async () => {
  const { request_id: id } = await create();
  sandbox.play('webhooks_forged');
  await sandbox.act(id, 1, 'sign');
  await sandbox.settled();
  expect(arrived).toEqual([{ event: 'signer_signed', request: undefined }]);
});

it.each<[SignatureScript, object]>([
  ['offline', { ok: false, reason: 'offline', message: 'The service is closed for maintenance.' }],
  ['login_failed', { ok: false, reason: 'login_failed', message: 'The key is not right.' }],
  ['refused', { ok: false, reason: 'refused', message: 'This document is not accepted.' }],
  ['answer_lost', { ok: false, reason: 'offline' }],
])('plays %s, and takes the same request later', async (script, answer) => {
  sandbox.play(script);
  expect(await provider().create(request())).toMatchObject(answer);
  sandbox.play('ok');
  await create();
  expect(sandbox.requests()).toHaveLength(1);
});

it('gives another file than the one that was sent', async () => {
  const { request_id: id } = await create();
  await sandbox.act(id, 1, 'sign');
  await sandbox.act(id, 2, 'sign');
  sandbox.play('other_file');
  const result = await provider().result(id);
  expect(result.ok && holdsWhatWasSent(result.data, file)).toBe(false);
});

it('says no to what it does not know or cannot be', async () => {
  expect(await provider().status('unknown')).toMatchObject({ ok: false, reason: 'not_found' });
  expect(await provider().cancel('unknown')).toMatchObject({ ok: false, reason: 'not_found' });
  expect(await provider().create(request({ sha256: '0'.repeat(64) }))).toMatchObject({ reason: 'refused' });
  await create();
  expect(await provider().create(request({ sha256: '0'.repeat(64) }))).toMatchObject({ reason: 'refused' });
  const past = await create({ reference: 'c2-s1-a1', expires: '2020-01-01T00:00:00.000Z' });
  expect(await provider().status(past.request_id)).toMatchObject({ data: { state: 'expired' } });
  vi.stubEnv('SIGNATURE_PROVIDER', '');
  expect(signatureProvider()).toBeUndefined();
  vi.stubEnv('SIGNATURE_PROVIDER', sandbox.environment.SIGNATURE_PROVIDER.replace('http:', 'ftp:'));
  expect(await provider().status('any')).toMatchObject({ reason: 'offline', message: 'the address is not https' });
  await use(sandbox);
});

it('keeps what it was sent over a restart, pages and all', async () => {
  const kept = join(directory, 'signatures.jsonl');
  const before = sandbox;
  const first = await startSignatureSandbox({ file: kept });
  await use(first);
  const { request_id: id, urls } = await create();
  await first.act(id, 1, 'sign');
  await first.settled();
  await first.close();
  const next = await startSignatureSandbox({ file: kept });
  await use(next);
  expect(await (await fetch(`${next.url}${new URL(urls[2] ?? '').pathname}`)).text()).toContain('value="sign"');
  expect(await provider().status(id)).toMatchObject({ data: { signers: [{ state: 'signed' }, { state: 'viewed' }] } });
  await next.clear();
  expect(await provider().status(id)).toMatchObject({ reason: 'not_found' });
  await next.close();
  await use(before);
});
