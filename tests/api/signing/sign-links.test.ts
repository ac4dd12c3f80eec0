import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';

let admin: ApiClient;
let nobody: ApiClient;
let template: number;

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const post = (path: string, body: Record<string, unknown>) => admin.post(`/api/${path}`, body);
const codeOf = ({ status, body }: Answer) => [status, body.code];

const { runtime } = await startCompany({ mail: true });
beforeAll(async () => {
  [admin, nobody] = [await runtime.as('admin'), await runtime.as('nobody')];
  template = (await ok(post('contract_template/add', { name: 'Annex', type: 'annex', content_html: '<p>For #employee_name</p>' }))).id; // prettier-ignore
  await ok(post('contract_template/publish', { template_id: template }));
});

/** A contract that was sent to somebody new, and the token in its mail. */
const sentTo = async (name: string): Promise<{ id: number; token: string; person: number }> => {
  const email = `${name}@x.example`;
  const person = (await ok(post('employees/add', { first_name: name, last_name: 'P', email, team_ids: [] }))).id;
  const { id } = await ok(post('contracts/addToEmployee', { employee_id: person, contract_template_id: template }));
  await ok(post('contracts/sendToEmployee', { contract_id: id }));
  const mail = (await runtime.mails()).find(({ to }) => to.includes(email));
  return { id, person, token: /\/sign\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
};
const answer = (token: string, body: Record<string, unknown>) => nobody.post(`/api/links/${token}/answer`, body);
const signs = { decision: 'sign', name: 'Ann', consent: 1 };

describe('a link to sign', () => {
  it('signs one contract once, and nothing else', async () => {
    const [one, other] = [await sentTo('one'), await sentTo('other')];
    expect(one.token).not.toBe(other.token);
    // The token alone is the right: nothing in the answer chooses another contract or signer.
    for (const more of [{ contract_id: other.id }, { signer_id: 1 }, { employee_id: other.person }])
      expect(codeOf(await answer(one.token, { ...signs, ...more }))).toEqual([422, 'form_invalid']);
    for (const wrong of [{ answer: 'yes' }, { action: 'cancel', request_id: 1 }, { decision: 'sign', name: 'Ann' }])
      expect((await answer(one.token, wrong)).status).toBe(422);
    expect(await ok(answer(one.token, signs))).toMatchObject({ state: 'completing' });
    expect((await ok(admin.get(`/api/contract/${other.id}/detail`))).details.state).toBe('awaiting_employee');
    // The same answer again is the same success, and another one comes too late.
    expect(await ok(answer(one.token, signs))).toMatchObject({ ok: 1 });
    expect(codeOf(await answer(one.token, { decision: 'decline', reason: 'no' }))).toEqual([409, 'wrong_state']);
    const { data } = await ok(admin.get(`/api/contracts/${one.id}/audit`));
    expect(data.filter(({ what }: { what: string }) => what === 'signed')).toHaveLength(1);
  });

  it('names each field that an answer lacks', async () => {
    const { token } = await sentTo('lacking');
    const missing = async (body: Record<string, unknown>): Promise<string[]> =>
      (await answer(token, body)).body.fields.map(({ path }: { path: string }) => path);
    expect(await missing({})).toEqual(['decision', 'action', 'answer']);
    expect(await missing({ decision: 'sign' })).toEqual(['name', 'consent']);
    expect(await missing({ decision: 'decline' })).toEqual(['reason']);
  });

  it('signs once when two tabs answer at the same moment', async () => {
    const { id, token } = await sentTo('twice');
    const answers = await Promise.all([answer(token, signs), answer(token, signs), answer(token, signs)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { data } = await ok(admin.get(`/api/contracts/${id}/audit`));
    expect(data.filter(({ what }: { what: string }) => what === 'signed')).toHaveLength(1);
  });

  it('is dead after its contract was withdrawn, archived, reset, or its last day is over', async () => {
    const ends: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
      withdrawn: (id) => ok(post('contracts/cancel', { contract_id: id })),
      reset: (id) => ok(post(`contracts/${id}/resetSigningMethod`, {})),
    };
    for (const [name, end] of Object.entries(ends)) {
      const { id, token } = await sentTo(name);
      await end(id);
      expect(codeOf(await answer(token, signs)), name).toEqual([410, 'link_ended']);
      expect(codeOf(await nobody.get(`/api/links/${token}/detail`)), name).toEqual([410, 'link_ended']);
    }
    const { token } = await sentTo('late');
    try {
      pinToday('2099-01-01');
      expect(codeOf(await answer(token, signs))).toEqual([410, 'link_ended']);
    } finally {
      pinToday(undefined);
    }
  });

  it('is signed in person, or at a corrected address, also after paper was asked for', async () => {
    const stepAt = async (token: string): Promise<string> =>
      (await ok(nobody.get(`/api/links/${token}/detail`))).sign.step;
    const { id, token } = await sentTo('paper');
    await ok(answer(token, { decision: 'paper' }));
    expect(await stepAt(token)).toBe('paper');
    const { url } = await ok(post('contracts/signInPerson', { contract_id: id, signer_id: 3 }));
    expect(await stepAt(String(url).split('/').at(-1)!)).toBe('sign');
    await ok(post('contracts/signers/edit', { contract_id: id, signer_id: 3, email: 'paper@new.example' }));
    const mail = (await runtime.mails()).find(({ to }) => to === 'paper@new.example');
    expect(await stepAt(/\/sign\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '')).toBe('sign');
  });

  it('is in no log, is never cached, and cannot be guessed', async () => {
    const written: string[] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi
        .spyOn(console, name)
        .mockImplementation((...parts: unknown[]) => void written.push(parts.map(String).join(' '))),
    );
    const { token } = await sentTo('quiet');
    const shown = await fetch(`${runtime.url}/api/links/${token}/detail`);
    await ok(answer(token, { decision: 'paper' }));
    for (const spy of spies) spy.mockRestore();
    expect(shown.headers.get('cache-control')).toContain('no-store');
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
    expect(written.filter((line) => line.includes(token))).toEqual([]);
    const guess = () => nobody.get(`/api/links/${randomBytes(32).toString('base64url')}/detail`);
    const answers: number[] = [];
    for (let at = 0; at < 12; at += 1) answers.push((await guess()).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
  });
});
