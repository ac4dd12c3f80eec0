import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeWaiting } from '#functions/signing/complete-waiting.ts';
import { lookAfterSigning } from '#functions/signing/due.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { webhookSignature } from '#functions/platform/signature-provider/webhook-signature.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import type { SignatureScript } from '#infra/local/signatures/signature-scripts.ts';
import type { SignatureSandbox } from '#infra/local/signatures/signature-sandbox.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID } from '#tests/personas.ts';

let sandbox: SignatureSandbox;
let admin: ApiClient;
let nobody: ApiClient;
let template: number;
let ann: number;

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const post = (path: string, body: Record<string, unknown> = {}) => admin.post(`/api/${path}`, body);
const get = (path: string) => ok(admin.get(`/api/${path}`));
const codeOf = ({ status, body }: Answer) => [status, body.code, body.fields?.[0]?.code].filter(Boolean);

const { runtime } = await startCompany({ mail: true });
beforeAll(async () => {
  sandbox = runtime.signatures;
  [admin, nobody] = await Promise.all([runtime.as('admin'), runtime.as('nobody')]);
  const { user_id: me } = await get('profile');
  ann = (await ok(post('employees/add', { first_name: 'Ann', last_name: 'Peeters', email: 'ann@x.example', team_ids: [MANAGED_TEAM_ID] }))).id; // prettier-ignore
  template = (await ok(post('contract_template/add', { name: 'Annex', type: 'annex', content_html: '<p>Between us.</p>', language: 'nl' }))).id; // prettier-ignore
  await ok(post('contract_template/editSignatureRequirements', { template_id: template, internal_signature_required: 1, internal_signer_user_id: me })); // prettier-ignore
  await ok(post('contract_template/publish', { template_id: template }));
});
afterEach(() => {
  pinToday(undefined);
  sandbox.play('ok');
});

const detail = async (id: number) => get(`contract/${id}/detail`);
const stateOf = async (id: number): Promise<string> => (await detail(id)).details.state;
const auditOf = async (id: number): Promise<string[]> =>
  (await get(`contracts/${id}/audit`)).data.map(({ what }: { what: string }) => what);

/** A contract for a user and Ann that was sent to the provider, as a worker left it. */
const send = async (over: Record<string, unknown> = {}): Promise<number> => {
  const { id } = await ok(post('contracts/addToEmployee', { employee_id: ann, contract_template_id: template }));
  await ok(post('contracts/sendToEmployee', { contract_id: id, method: 'provider', ...over }));
  await completeWaiting();
  return id;
};
/** What the sweeper does on a later day. */
const sweepOn = async (days: number): Promise<void> => {
  pinToday(addDays(today(), days));
  await lookAfterSigning();
  await completeWaiting();
  pinToday(undefined);
};
const requestsOf = (id: number) =>
  sandbox.requests().filter(({ request }) => request.reference.includes(`-contract-${id}-`));
/** The newest request of a contract at the provider. */
const requestOf = (id: number): string => requestsOf(id).at(-1)?.request_id ?? '';
const sign = async (id: number, signer: number): Promise<void> => {
  await sandbox.act(requestOf(id), signer, 'view');
  await sandbox.settled();
  expect(await sandbox.act(requestOf(id), signer, 'sign')).toBe(true);
  await sandbox.settled();
};
const process = (id: number) => post(`contracts/${id}/processSignicatContracts`);
const retry = (id: number) => post(`contracts/${id}/retryProcessSignicatContracts`);

const WHOLE = ['sent', 'provider_asked', 'asked', 'opened', 'signed', 'asked', 'opened', 'signed', 'completed'];
const UNOPENED = WHOLE.filter((what) => what !== 'opened');

describe('a contract at a provider', () => {
  it.each<[SignatureScript, string[]]>([
    ['ok', WHOLE],
    ['webhooks_twice', WHOLE],
    ['webhooks_out_of_order', UNOPENED],
    ['webhooks_late', UNOPENED],
    ['webhooks_lost', UNOPENED],
    ['webhooks_forged', UNOPENED],
    ['answer_lost', WHOLE],
  ])('is signed once, by whom it asks, with %s', async (script, trail) => {
    sandbox.play(script);
    const id = await send();
    // A provider that breaks off has the request nevertheless, and is asked again.
    if (script === 'answer_lost') await sweepOn(1);
    await sign(id, 1);
    await sign(id, 3);
    sandbox.releaseWebhooks();
    await sandbox.settled();
    if (script === 'webhooks_lost' || script === 'webhooks_forged') {
      expect(await stateOf(id)).toBe('awaiting_first');
      expect(await ok(process(id))).toMatchObject({ id, state: 'completing' });
    }
    await Promise.all([completeWaiting(), completeWaiting()]);
    const { details } = await detail(id);
    expect(details).toMatchObject({ state: 'signed', level: 'simple', pages: 2 });
    expect(await auditOf(id)).toEqual(trail);
    expect(await get(`contracts/${id}/audit/verify`)).toMatchObject({ ok: true, file: 'intact' });
    expect(requestsOf(id)).toHaveLength(1);
  });

  it('leads its signers to the provider, each in their turn, and shows what it is worth', async () => {
    expect(await get('settings/signing')).toMatchObject({ has_provider: 1, provider_is_real: 0 });
    const id = await send();
    const [{ pages } = { pages: {} as Record<string, string> }] = requestsOf(id);
    const toUser = (await runtime.mails()).find(({ text }) => text.includes(`/pages/${pages[1]}`));
    expect(toUser?.to).toContain('admin');
    expect((await runtime.mails()).some(({ text }) => text.includes(`/pages/${pages[3]}`))).toBe(false);
    expect((await detail(id)).details.provider_url).toBe(`${sandbox.url}/pages/${pages[1]}`);
    await sign(id, 1);
    expect((await detail(id)).details.provider_url).toBeNull();
    const mail = (await runtime.mails()).find(({ to }) => to.includes('ann@x.example'));
    const token = new RegExp(`${runtime.url}/sign/([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
    const { sign: shown } = await ok(nobody.get(`/api/links/${token}/detail`));
    expect(shown).toMatchObject({ step: 'provider', provider_url: `${sandbox.url}/pages/${pages[3]}` });
    // Each comes back to a page of their own: the user to the contract, the person to a link.
    const way = await (await fetch(`${sandbox.url}/pages/${pages[1]}`)).text();
    expect(way).toContain(`href="${runtime.url}/contracts/${id}"`);
    const back = await (await fetch(`${sandbox.url}/pages/${pages[3]}`)).text();
    const backToken = new RegExp(`${runtime.url}/sign/([\\w-]+)`).exec(back)?.[1] ?? '';
    expect((await ok(nobody.get(`/api/links/${backToken}/detail`))).sign).toEqual({ ...shown, file_url: expect.any(String) }); // prettier-ignore
    const given = { decision: 'sign', name: 'Ann', consent: 1 };
    expect(codeOf(await nobody.post(`/api/links/${token}/answer`, given))).toEqual([409, 'wrong_state']);
    const correction = { contract_id: id, signer_id: 3, email: 'ann@new.example' };
    expect(codeOf(await post('contracts/signers/edit', correction))).toEqual([409, 'wrong_state']);
    expect(codeOf(await retry(id))).toEqual([409, 'wrong_state']);
  });

  it('is declined there, told to the sender, and sent anew as another request', async () => {
    const id = await send();
    await sign(id, 1);
    await sandbox.act(requestOf(id), 3, 'decline', 'The wage is wrong');
    await sandbox.settled();
    expect(await detail(id)).toMatchObject({ details: { state: 'declined', sending: { ended_at: expect.any(String) } }, signers: [{}, { reason: 'The wage is wrong' }] }); // prettier-ignore
    await ok(post('contracts/sendToEmployee', { contract_id: id, method: 'provider' }));
    await completeWaiting();
    expect(requestsOf(id).map(({ state }) => state)).toEqual(['declined', 'created']);
    await sandbox.end(requestOf(id), 'expired');
    await sandbox.settled();
    expect(await stateOf(id)).toBe('expired');
  });

  it.each([
    ['resetSigningMethod', 'draft'],
    ['cancel', 'cancelled'],
  ])('voids its request with %s, also while the provider is closed', async (act, state) => {
    const id = await send();
    await sign(id, 1);
    sandbox.play('offline');
    const acted = act === 'cancel' ? post('contracts/cancel', { contract_id: id }) : post(`contracts/${id}/${act}`);
    expect(await ok(acted)).toMatchObject({ state });
    await expect(completeWaiting()).rejects.toThrow();
    expect(requestsOf(id)[0]?.state).toBe('viewed');
    sandbox.play('ok');
    await completeWaiting();
    await sandbox.settled();
    expect(requestsOf(id)[0]?.state).toBe('cancelled');
    expect(await stateOf(id)).toBe(state);
  });

  it.each<[SignatureScript, string]>([
    ['refused', 'This document is not accepted.'],
    ['login_failed', 'The key is not right.'],
  ])('is an error of the provider with %s, told once, and can be tried again', async (script, reason) => {
    sandbox.play(script);
    const id = await send();
    expect(await stateOf(id)).toBe('provider_error');
    const told = (await runtime.mails()).filter(({ text }) => text.includes(reason));
    expect(told).toHaveLength(1);
    expect(codeOf(await post('contracts/delete', { contract_id: id }))).toEqual([409, 'wrong_state']);
    sandbox.play('ok');
    expect(await ok(retry(id))).toMatchObject({ id, state: 'awaiting_first' });
    await completeWaiting();
    await sign(id, 1);
    expect(await stateOf(id)).toBe('awaiting_employee');
    expect(codeOf(await retry(id))).toEqual([409, 'wrong_state']);
  });

  it('waits for a provider that is closed, for some tries', async () => {
    sandbox.play('offline');
    const id = await send();
    for (let day = 1; day <= 4; day += 1) await sweepOn(day);
    expect(await stateOf(id)).toBe('awaiting_first');
    await sweepOn(5);
    expect(await stateOf(id)).toBe('provider_error');
    expect(await auditOf(id)).toEqual(['sent', 'provider_failed']);
    sandbox.play('ok');
    await ok(retry(id));
    await completeWaiting();
    expect(await auditOf(id)).toEqual(['sent', 'provider_failed', 'retried', 'provider_asked', 'asked']);
  });

  it('is not signed with a file that is not the one that was sent', async () => {
    const id = await send();
    await sign(id, 1);
    sandbox.play('other_file');
    await sign(id, 3);
    await completeWaiting();
    expect((await detail(id)).details).toMatchObject({ state: 'provider_error', result_sha256: null });
    expect((await runtime.mails()).some(({ text }) => text.includes('is not the one that was sent'))).toBe(true);
    await ok(retry(id));
    await completeWaiting();
    expect(await stateOf(id)).toBe('provider_error');
    sandbox.play('ok');
    expect(await ok(retry(id))).toMatchObject({ state: 'completing' });
    await completeWaiting();
    expect(await stateOf(id)).toBe('signed');
    expect(requestsOf(id)).toHaveLength(1);
  });

  it('is signed again by everybody when its request failed for good', async () => {
    const id = await send();
    await sign(id, 1);
    await sandbox.end(requestOf(id), 'error');
    await sandbox.settled();
    expect(await stateOf(id)).toBe('provider_error');
    expect(await ok(retry(id))).toMatchObject({ state: 'awaiting_first' });
    await completeWaiting();
    expect(requestsOf(id)).toHaveLength(2);
    await sign(id, 1);
    await sign(id, 3);
    await completeWaiting();
    expect(await stateOf(id)).toBe('signed');
    const { data } = await get(`contracts/${id}/audit`);
    expect(data.find(({ what }: { what: string }) => what === 'retried').details).toMatchObject({ voided: expect.any(String) }); // prettier-ignore
  });

  it('does not expire before the provider was asked', async () => {
    sandbox.play('webhooks_lost');
    const deadline = toDmy(addDays(today(), 2));
    const [signed, open] = [await send({ deadline }), await send({ deadline })];
    await sign(signed, 1);
    await sign(signed, 3);
    sandbox.play('offline');
    await sweepOn(3);
    expect([await stateOf(signed), await stateOf(open)]).toEqual(['awaiting_first', 'awaiting_first']);
    sandbox.play('ok');
    await sweepOn(3);
    await sandbox.settled();
    expect([await stateOf(signed), await stateOf(open)]).toEqual(['signed', 'expired']);
  });

  it('cannot be sent there without a provider', async () => {
    const { id } = await ok(post('contracts/addToEmployee', { employee_id: ann, contract_template_id: template }));
    const setting = globalThis.process.env['SIGNATURE_PROVIDER'];
    delete globalThis.process.env['SIGNATURE_PROVIDER'];
    try {
      const refused = await post('contracts/sendToEmployee', { contract_id: id, method: 'provider' });
      expect(codeOf(refused)).toEqual([422, 'form_invalid', 'no_signature_provider']);
      expect(await get('settings/signing')).toMatchObject({ has_provider: 0, provider_name: null });
      expect(codeOf(await nobody.post('/api/webhooks/sandbox', {}))).toEqual([404, 'not_found']);
    } finally {
      globalThis.process.env['SIGNATURE_PROVIDER'] = setting;
    }
    expect(codeOf(await process(id))).toEqual([409, 'wrong_state']);
  });
});

describe('a webhook', () => {
  const secret = 'webhooks-of-the-sandbox-of-signatures';
  const now = (): number => Math.floor(Date.now() / 1000);
  type Webhook = { provider?: string; at?: number; signedWith?: string; body?: string; sent?: string; from?: string };
  const hook = ({
    provider = 'sandbox',
    at = now(),
    signedWith = secret,
    body = '{"request_id":"any"}',
    sent = body,
    from = '192.0.2.1',
  }: Webhook) =>
    // prettier-ignore
    fetch(`${runtime.url}/api/webhooks/${provider}`, {
      method: 'POST',
      headers: {
        'x-webhook-timestamp': String(at),
        'x-webhook-signature': webhookSignature(signedWith, String(at), body),
        'x-forwarded-for': `${from}, 198.51.100.1`,
      },
      body: sent,
    });

  it.each<[string, Webhook]>([
    ['of another provider', { provider: 'other' }],
    ['that somebody else signed', { signedWith: 'a secret that somebody else thought of' }],
    ['of ten minutes ago', { at: now() - 600 }],
    ['from ten minutes ahead', { at: now() + 600 }],
    ['whose body was changed on its way', { sent: '{"request_id":"other"}' }],
    ['that names nothing', { body: '{}' }],
    ['that is no JSON', { body: '<request/>' }],
  ])('%s is unknown', async (_, webhook) => {
    const answer = await hook({ ...webhook, from: '192.0.2.7' });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  });

  it('is refused for a while from where ten were wrong, and only from there', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await hook({ signedWith: 'wrong', from: '192.0.2.9' })).status);
    expect(statuses.slice(0, 10).every((status) => status === 404)).toBe(true);
    expect([404, 429]).toContain(statuses.at(-1));
    expect((await hook({ from: '192.0.2.9' })).status).toBe(200);
  });

  it('asks to come again while the provider does not say what happened', async () => {
    sandbox.play('offline');
    expect((await hook({})).status).toBe(503);
    sandbox.play('ok');
    expect((await hook({})).status).toBe(200);
  });
});
