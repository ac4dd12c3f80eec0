import { PNG } from 'pngjs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeWaiting } from '#functions/signing/complete-waiting.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { lookAfterSigning } from '#functions/signing/due.ts';
import { doSigningWork } from '#functions/signing/signing-work.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { addDays, addMonths, belgianDay, toDmy } from '#shared/values/dates.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { whileAway } from '#tests/harness/while-away.ts';
import { MANAGED_TEAM_ID, type Persona } from '#tests/personas.ts';

let admin: ApiClient;
const clients = new Map<Persona, ApiClient>();
const userIds = new Map<Persona, number>();
let ann: number;

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const post = (path: string, body: Record<string, unknown>, client = admin) => client.post(`/api/${path}`, body);
const get = (path: string, client = admin) => ok(client.get(`/api/${path}`));
const codeOf = ({ status, body }: Answer) => [status, body.code, body.fields?.[0]?.path].filter(Boolean);

/** A signature somebody drew: a line across a transparent picture. */
const drawing = (width = 120, height = 40): string => {
  const png = new PNG({ width, height });
  for (let x = 10; x < width - 10; x += 1) png.data.set([20, 40, 120, 255], (20 * width + x) * 4);
  return `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`;
};
const blank = (): string => PNG.sync.write(new PNG({ width: 60, height: 20 })).toString('base64');

const { runtime } = await startCompany({ mail: true });
const nobody = await runtime.as('nobody');
beforeAll(async () => {
  for (const name of ['admin', 'default', 'manager', 'reader', 'support'] as const) {
    clients.set(name, await runtime.as(name));
    userIds.set(name, (await ok(clients.get(name)!.get('/api/profile'))).user_id);
  }
  admin = clients.get('admin')!;
  const added = { first_name: 'Ann', last_name: 'Peeters', email: 'ann@x.example', private_email: 'ann@home.example', team_ids: [MANAGED_TEAM_ID] }; // prettier-ignore
  ann = (await ok(post('employees/add', added))).id;
});
beforeEach(() => pinToday(undefined));

const TEXT = '<h1>Annex</h1><p>Between us and #employee_name.</p>';

/** A draft for Ann, with these internal signers. */
const draft = async (internal: readonly Persona[] = [], reminders: Record<string, unknown> = {}): Promise<number> => {
  const { id } = await ok(post('contract_template/add', { name: 'Annex', type: 'annex', content_html: TEXT, language: 'nl' })); // prettier-ignore
  const [first, second] = internal.map((name) => userIds.get(name));
  await ok(
    post('contract_template/editSignatureRequirements', {
      template_id: id,
      internal_signature_required: first === undefined ? 0 : 1,
      internal_signer_user_id: first ?? null,
      second_internal_signer_user_id: second ?? null,
      ...reminders,
    }),
  );
  await ok(post('contract_template/publish', { template_id: id }));
  return (await ok(post('contracts/addToEmployee', { employee_id: ann, contract_template_id: id }))).id;
};
const detail = async (id: number) => get(`contract/${id}/detail`);
const stateOf = async (id: number): Promise<string> => (await detail(id)).details.state;
const auditOf = async (id: number): Promise<string[]> => (await get(`contracts/${id}/audit`)).data.map(({ what }: { what: string }) => what); // prettier-ignore
const send = (id: number, over: Record<string, unknown> = {}) => post('contracts/sendToEmployee', { contract_id: id, ...over }); // prettier-ignore

/** The file of a contract, as it downloads. */
const bytesOf = async (id: number): Promise<Buffer> => {
  const { file_url: url } = await get(`contract/${id}/pdf`);
  const file = await fetch(url);
  return Buffer.from(await file.bytes());
};

/** The token of the newest mail to an address. */
const tokenTo = async (address: string): Promise<string> => {
  const mail = (await runtime.mails()).find(({ to }) => to.includes(address));
  return new RegExp(`${runtime.url}/sign/([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
};
const link = (token: string) => ({
  detail: () => nobody.get(`/api/links/${token}/detail`),
  open: () => nobody.post(`/api/links/${token}/open`, {}),
  answer: (body: Record<string, unknown>) => nobody.post(`/api/links/${token}/answer`, body),
});
const signs = { decision: 'sign', name: 'Ann Peeters', consent: 1, place: 'Gent' } as const;

describe('a contract', () => {
  it('is signed by two users and the person, in this order, sealed and told to both sides', async () => {
    const id = await draft(['admin', 'default']);
    expect(await ok(send(id, { optional_message: 'Welcome' }))).toMatchObject({ id, state: 'awaiting_first' });
    expect(await get('contract/pendingInternal')).toMatchObject({ data: [{ contract_id: id, person_name: 'Ann Peeters', is_second_signer: 0 }], later: 0 }); // prettier-ignore
    expect(await get('contract/pendingInternal', clients.get('default'))).toMatchObject({ data: [], later: 1 });
    const second = clients.get('default')!;
    const sign = { contract_id: id, name: 'Els', consent: 1 };
    expect(codeOf(await post('contract/signInternally', sign, second))).toEqual([409, 'not_your_turn']);
    expect(codeOf(await post('contract/signInternally', { ...sign, base64_signature: blank() }))).toEqual([422, 'form_invalid', 'base64_signature']); // prettier-ignore
    expect(await tokenTo('ann@x.example')).toBe('');
    await ok(post('contract/openInternally', { contract_id: id }));
    expect(await ok(post('contract/signInternally', { ...sign, base64_signature: drawing(), keep: 1 }))).toMatchObject({ state: 'awaiting_second' }); // prettier-ignore
    expect(codeOf(await post('contract/signInternally', sign))).toEqual([409, 'not_your_turn']);
    expect(await ok(post('contract/signInternally', sign, second))).toMatchObject({ state: 'awaiting_employee' });

    const person = link(await tokenTo('ann@x.example'));
    const shown = await ok(person.detail());
    expect(shown).toMatchObject({ purpose: 'sign', state: 'open', sign: { step: 'sign', level: 'simple', message: 'Welcome', pages: 1 } }); // prettier-ignore
    await ok(person.open());
    await ok(person.open());
    expect(codeOf(await person.answer({ ...signs, name: ' ' }))).toEqual([422, 'form_invalid', 'name']);
    expect(await ok(person.answer({ ...signs, base64_signature: drawing() }))).toMatchObject({ ok: 1, state: 'completing' }); // prettier-ignore
    expect(await ok(person.answer(signs))).toMatchObject({ ok: 1 });
    await Promise.all([completeWaiting(), completeWaiting()]);
    const { details, signers } = await detail(id);
    expect(details).toMatchObject({ state: 'signed', level: 'simple', pages: 2 });
    expect(signers.map(({ state }: { state: string }) => state)).toEqual(['signed', 'signed', 'signed']);
    expect(await auditOf(id)).toEqual(['sent', 'asked', 'opened', 'signed', 'asked', 'signed', 'asked', 'opened', 'signed', 'completed']); // prettier-ignore
    expect(await get(`contracts/${id}/audit/verify`)).toMatchObject({ ok: true, first_broken: null, file: 'intact' });
    const unknown = await whileAway(objectStore(), () => admin.get(`/api/contracts/${id}/audit/verify`));
    expect(codeOf(unknown)).toEqual([503, 'unavailable']);
    const file = await bytesOf(id);
    await completeWaiting();
    expect((await bytesOf(id)).equals(file)).toBe(true);
    expect(await ok(person.detail())).toMatchObject({ sign: { step: 'done', sha256: details.result_sha256 } });
    const told = (await runtime.mails())
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('Signed'));
    expect(told.toSorted()).toEqual(["Signed: Ann Peeters's Annex", "Signed: Ann Peeters's Annex", 'Signed: Annex']);
    expect((await get('contract/pendingInternal')).kept_signature).toMatch(/^data:image\/png/);
    await ok(post('contract/keptSignature/remove', {}));
    expect((await get('contract/pendingInternal')).kept_signature).toBeNull();
    const { data: users } = await get('contract/internalSigners');
    expect(users.map(({ user_id: one }: { user_id: number }) => one)).toEqual(expect.arrayContaining([userIds.get('admin'), userIds.get('manager')])); // prettier-ignore
    expect(users.map(({ user_id: one }: { user_id: number }) => one)).not.toContain(userIds.get('reader'));
    for (const path of ['contracts/cancel', 'contracts/edit'] as const)
      expect(codeOf(await post(path, { contract_id: id, ...(path === 'contracts/edit' && { content_html: TEXT }) }))).toEqual([409, 'wrong_state']); // prettier-ignore
  });

  it('is declined with a reason, made a draft again and sent anew; links of before are dead', async () => {
    const id = await draft();
    await ok(send(id, { preferred_email_address_type: 'private' }));
    const first = link(await tokenTo('ann@home.example'));
    expect(codeOf(await first.answer({ decision: 'decline', reason: ' ' }))).toEqual([422, 'form_invalid', 'reason']);
    expect(await ok(first.answer({ decision: 'decline', reason: 'The wage is wrong' }))).toMatchObject({ state: 'declined' }); // prettier-ignore
    expect(await ok(first.detail())).toMatchObject({ sign: { step: 'declined' } });
    expect(await ok(post(`contracts/${id}/resetSigningMethod`, { reason: 'Wage corrected' }))).toMatchObject({ state: 'draft' }); // prettier-ignore
    expect(codeOf(await first.detail())).toEqual([410, 'link_ended']);
    expect(await get(`contracts/${id}/sendings`)).toMatchObject({ data: [{ number: 1, ended: 'declined', reason: 'The wage is wrong', signers: [{ state: 'declined' }] }] }); // prettier-ignore
    await ok(post('contracts/edit', { contract_id: id, content_html: `${TEXT}<p>More.</p>` }));
    await ok(send(id));
    const again = link(await tokenTo('ann@x.example'));
    const signer_id = (await detail(id)).signers[0].id;
    await ok(post('contracts/signers/edit', { contract_id: id, signer_id, email: 'ann@new.example' }));
    expect(codeOf(await again.answer(signs))).toEqual([410, 'link_ended']);
    const corrected = link(await tokenTo('ann@new.example'));
    expect(await ok(corrected.answer(signs))).toMatchObject({ state: 'completing' });
    await completeWaiting();
    expect(await stateOf(id)).toBe('signed');
    expect((await get(`contracts/${id}/audit/verify`)).ok).toBe(true);
  });

  it('is withdrawn, signed on paper, or signed in the presence of a manager', async () => {
    const gone = await draft();
    await ok(send(gone));
    const dead = link(await tokenTo('ann@x.example'));
    expect(await ok(post('contracts/cancel', { contract_id: gone, reason: 'Not needed' }))).toMatchObject({ state: 'cancelled' }); // prettier-ignore
    expect(codeOf(await dead.answer(signs))).toEqual([410, 'link_ended']);
    expect(codeOf(await send(gone))).toEqual([409, 'wrong_state']);

    const paper = await draft();
    await ok(send(paper, { method: 'paper' }));
    const other = { contract_id: paper, signer_id: 3, email: 'ann@new.example' };
    expect(codeOf(await post('contracts/signers/edit', other))).toEqual([409, 'wrong_state']);
    const base64_pdf = (await bytesOf(paper)).toString('base64');
    await ok(post('contracts/pdfbased/uploadPDF', { contract_id: paper, base64_pdf }));
    const keptIn = (years: number) => toDmy(addMonths(dayFromNow(0), years * 12));
    expect((await detail(paper)).details).toMatchObject({ state: 'signed', level: 'paper', kept_until: keptIn(5) });
    const years = (annex: number, client = admin) => post('settings/retention', { contracts: { annex } }, client);
    expect(codeOf(await years(4))).toEqual([422, 'form_invalid', 'contracts.annex']);
    expect(codeOf(await years(12, clients.get('default')))).toEqual([403, 'forbidden']);
    await ok(years(12));
    expect(await get('settings/retention')).toMatchObject({ contracts: { annex: 12, car_policy: 10 } });
    expect((await detail(paper)).details.kept_until).toBe(keptIn(12));
    expect((await detail(gone)).details.kept_until).toBeNull();
    await ok(post('contracts/delete', { contract_id: paper }));
    expect(codeOf(await post('contracts/hardDelete', { contract_id: paper }))).toEqual([409, 'contract_signed']);
    await ok(post('contracts/undelete', { contract_id: paper }));

    const near = await draft();
    await ok(send(near));
    const signer = (await detail(near)).signers[0].id;
    const { url } = await ok(post('contracts/signInPerson', { contract_id: near, signer_id: signer }));
    const here = link(url.slice('/sign/'.length));
    expect(await ok(here.detail())).toMatchObject({
      sign: { in_presence_of: expect.any(String), today: toDmy(dayFromNow(0)) },
    });
    await ok(post('settings/signing', { mail_file: 1 }));
    await ok(here.answer(signs));
    await completeWaiting();
    await ok(post('settings/signing', { mail_file: 0 }));
    const [copy] = (await runtime.mails()).filter(({ subject }) => subject === 'Signed: Annex');
    expect(copy?.attachments).toEqual([{ filename: 'Annex.pdf', content_type: 'application/pdf' }]);
    expect((await detail(near)).signers[0].signature).toMatchObject({ kind: 'typed', presence: expect.any(String) });
  });

  it('goes to another user with whatever a user still has to sign, and nobody signs twice', async () => {
    const [from, to] = [userIds.get('default')!, userIds.get('admin')!];
    const asked = await draft(['default']);
    await ok(send(asked));
    const both = await draft(['default', 'admin']);
    await ok(send(both));
    const chosen = await draft(['manager']);
    await ok(post('contracts/setSigningMethod', { contract_id: chosen, signers: [{ role: 'internal_first', user_id: from }] })); // prettier-ignore
    const { data: read } = await get(`contracts/${chosen}/signers`);
    const sentBack = (signers: object[]) => post('contracts/setSigningMethod', { contract_id: chosen, signers });
    await ok(sentBack(read));
    await ok(sentBack([{ ...read[0], id: 7, name: 'Somebody else', state: 'signed', may_sign: 0 }]));
    expect((await get(`contracts/${chosen}/signers`)).data).toEqual(read);
    const { version } = await ok(sentBack(read));
    expect((await ok(sentBack(read))).version).toBe(version);
    expect((await ok(sentBack([{ role: 'internal_first', user_id: to }]))).version).toBe(version + 1);
    expect((await ok(sentBack(read))).version).toBe(version + 2);
    const { status, body } = await sentBack([{ ...read[0], sent_at: 5 }]);
    expect([status, body.fields[0].path]).toEqual([422, 'signers.0.sent_at']);
    const reassign = async (over: Record<string, unknown> = {}): Promise<number> => (await ok(post('contracts/reassign', { from_user_id: from, to_user_id: to, ...over }))).count; // prettier-ignore
    const count = await reassign({ dry_run: 1 });
    expect([await reassign(), await reassign()]).toEqual([count, 0]);
    const usersOf = async (id: number): Promise<number[]> => (await detail(id)).signers.map(({ user_id: user }: { user_id: number }) => user).filter(Boolean); // prettier-ignore
    expect([await usersOf(asked), await usersOf(both), await usersOf(chosen)]).toEqual([[to], [from, to], [to]]);
    const sign = { contract_id: asked, name: 'Els', consent: 1 };
    expect(codeOf(await post('contract/signInternally', sign, clients.get('default')))).toEqual([404, 'not_found']);
    expect(await ok(post('contract/signInternally', sign))).toMatchObject({ state: 'awaiting_employee' });
    expect(await auditOf(asked)).toEqual(['sent', 'asked', 'corrected', 'asked', 'signed', 'asked']);
    expect((await get(`contracts/${asked}/audit/verify`)).ok).toBe(true);
    for (const contract_id of [asked, both]) await ok(post('contracts/cancel', { contract_id }));
  });

  it('reminds, warns and expires by itself, once each', async () => {
    const id = await draft();
    await ok(send(id, { deadline: toDmy(dayFromNow(20)) }));
    const counts = async (): Promise<number> => (await runtime.mails()).filter(({ subject }) => subject.includes('Annex')).length; // prettier-ignore
    const before = await counts();
    const mailsOn = async (days: number): Promise<number> => {
      pinToday(dayFromNow(days));
      await lookAfterSigning();
      await lookAfterSigning();
      return (await counts()) - before;
    };
    expect(await mailsOn(4)).toBe(0);
    expect(await mailsOn(6)).toBe(1);
    expect(await mailsOn(7)).toBe(1);
    const remind = () => post('contracts/signers/remind', { contract_id: id, signer_id: 3 });
    expect(await ok(remind())).toMatchObject({ state: 'awaiting_employee' });
    const again = await remind();
    expect([...codeOf(again), again.headers.get('retry-after')]).toEqual([429, 'too_many_requests', '3600']);
    await mailsOn(21);
    await lookAfterSigning();
    expect(await stateOf(id)).toBe('expired');
    expect((await auditOf(id)).filter((what) => what === 'expired')).toHaveLength(1);
    pinToday(undefined);
    expect(await ok(send(id))).toMatchObject({ state: 'awaiting_employee' });
    expect(await get(`contracts/${id}/sendings`)).toMatchObject({ data: [{ number: 1, ended: 'expired', reason: null, signers: [{ state: 'expired' }] }] }); // prettier-ignore
  });

  it('asks and tells nobody who has no access any more, but whoever looks after the contract', async () => {
    const other = clients.get('default')!;
    const setAccess = (active: 0 | 1) => ok(post('users/edit', { id: userIds.get('default'), active }));
    const [sent, waits, passes] = [await draft(), await draft(['default']), await draft(['admin', 'default'])];
    await ok(post('contracts/sendToEmployee', { contract_id: sent }, other));
    const token = await tokenTo('ann@x.example');
    await ok(send(waits, { deadline: toDmy(dayFromNow(40)) }));
    await ok(send(passes));
    await setAccess(0);
    const known = (await runtime.mails()).length;
    // The turn passes to the user who left: that is told at once, and not as if they were asked.
    await ok(post('contract/signInternally', { contract_id: passes, name: 'Els', consent: 1 }));
    expect((await auditOf(passes)).filter((what) => what === 'asked')).toHaveLength(1);
    expect((await ok(link(token).detail())).ask).toMatchObject({ name: 'admin' });
    await ok(link(token).answer({ decision: 'decline', reason: 'Wrong wage' }));
    const remind = () => post('contracts/signers/remind', { contract_id: waits, signer_id: 1 });
    expect(codeOf(await remind())).toEqual([422, 'form_invalid', 'signer_id']);
    for (const days of [6, 6, 9]) {
      pinToday(dayFromNow(days));
      await lookAfterSigning();
    }
    const news = (await runtime.mails()).slice(0, -known).filter(({ to }) => !to.includes('ann@x.example'));
    const late = "admin@noorderlicht.example: Not signed yet: Ann Peeters's Annex";
    const declined = "admin@noorderlicht.example: Declined: Ann Peeters's Annex";
    expect(news.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([late, late, late, late, declined, late]);
    expect(await auditOf(waits)).not.toContain('reminded');
    await setAccess(1);
    await ok(remind());
    expect(await auditOf(waits)).toContain('reminded');
  });

  it('reminds as its template says, and differently or not at all once somebody changes it', async () => {
    const id = await draft([], { remind_first_days: 3, remind_every_days: 4 });
    expect((await detail(id)).details.reminders).toEqual({ remind: 1, remind_first_days: 3, remind_every_days: 4, next_at: null }); // prettier-ignore
    const set = (body: Record<string, unknown>, contract_id = id) => post('contracts/setReminders', { contract_id, ...body }); // prettier-ignore
    expect(codeOf(await set({ remind: 0 }))).toEqual([409, 'wrong_state']);
    await ok(send(id, { deadline: toDmy(dayFromNow(40)) }));
    const reminded = async (days: number): Promise<number> => {
      pinToday(dayFromNow(days));
      await lookAfterSigning();
      return (await auditOf(id)).filter((what) => what === 'reminded').length;
    };
    const next = async (): Promise<number | null> => {
      const { next_at: at } = (await detail(id)).details.reminders;
      return at === null ? null : Math.round((Date.parse(at) - Date.now()) / 86_400_000);
    };
    expect(await next()).toBe(3);
    expect([await reminded(2), await reminded(4), await reminded(7), await reminded(9)]).toEqual([0, 1, 1, 2]);
    expect(codeOf(await set({ remind_every_days: 0 }))).toEqual([422, 'form_invalid', 'remind_every_days']);
    expect(codeOf(await set({ remind_first_days: 61 }))).toEqual([422, 'form_invalid', 'remind_first_days']);
    expect(codeOf(await set({ remind: 0, version: 1 }))).toEqual([409, 'stale_version']);
    expect(codeOf(await post('contracts/setReminders', { contract_id: id, remind: 0 }, clients.get('manager')))).toEqual([403, 'forbidden']); // prettier-ignore
    await ok(set({ remind: 0 }));
    await ok(set({ remind: 0 }));
    expect([await next(), await reminded(20)]).toEqual([null, 2]);
    await ok(set({ remind: 1, remind_every_days: 20 }));
    expect([await reminded(22), await reminded(30)]).toEqual([2, 3]);
    expect(await next()).toBeNull();
    const { data: trail } = await get(`contracts/${id}/audit`);
    const changes = trail.filter(({ what }: { what: string }) => what === 'reminders_changed');
    expect(changes.map(({ details }: { details: unknown }) => details)).toEqual([
      { reminders: 'off' },
      { reminders: 'on', first_days: '3', every_days: '20' },
    ]);

    const paper = await draft();
    await ok(send(paper, { method: 'paper' }));
    expect(codeOf(await set({ remind: 0 }, paper))).toEqual([409, 'wrong_state']);
    const { version } = (await detail(paper)).details;
    await reminded(31);
    expect((await detail(paper)).details.version).toBe(version);
  });
});

describe('deleting for good', () => {
  it('takes a trail of any length along', async () => {
    const id = await draft();
    await ok(send(id));
    await ok(post(`contracts/${id}/resetSigningMethod`, { reason: 'Wrong text' }));
    // What months of sendings would leave.
    const parts = Array.from({ length: 180 }, (_, at) => contractStore.putPart(id, `audit#${String(at + 10).padStart(6, '0')}`, {})); // prettier-ignore
    await transact(parts.slice(0, 90));
    await transact(parts.slice(90));
    await ok(post('contracts/delete', { contract_id: id }));
    await ok(post('contracts/hardDelete', { contract_id: id }));
    await completeWaiting();
    expect(await contractStore.getParts(id)).toEqual(new Map());
    expect(await fsck()).toEqual([]);
  });
});

const dayFromNow = (days: number): string => addDays(belgianDay(new Date()), days);

describe('sending', () => {
  it('wants an address, complete values, a reason for a simple signature, and signers who may sign', async () => {
    const noMail = (await ok(post('employees/add', { first_name: 'Bo', last_name: 'Maes', team_ids: [MANAGED_TEAM_ID] }))).id; // prettier-ignore
    const { id: template } = await ok(post('contract_template/add', { name: 'Contract', type: 'employment_contract', content_html: '<p>#employee_name earns #free_bonus</p>' })); // prettier-ignore
    await ok(post('contract_template/publish', { template_id: template }));
    const of = async (person: number) => (await ok(post('contracts/addToEmployee', { employee_id: person, contract_template_id: template }))).id; // prettier-ignore
    expect(codeOf(await send(await of(noMail)))).toEqual([422, 'email_missing', 'signers.0.email']);
    const id = await of(ann);
    expect(codeOf(await send(id))).toEqual([422, 'form_invalid', 'simple_reason']);
    const simple = { simple_reason: 'Agreed with the person' };
    expect(codeOf(await send(id, simple))).toEqual([422, 'missing_values', 'free_bonus']);
    expect(codeOf(await send(id, { ...simple, override_missing: 1 }))).toEqual([422, 'form_invalid', 'override_reason']); // prettier-ignore
    await ok(post('settings/signing', { forbid_simple: 1 }));
    expect(codeOf(await send(id, simple))).toEqual([422, 'form_invalid', 'method']);
    await ok(post('settings/signing', { forbid_simple: 0 }));
    const internal = (name: Persona) => ({ signers: [{ role: 'internal_first', user_id: userIds.get(name) }] });
    expect(codeOf(await send(id, { ...simple, ...internal('reader') }))).toEqual([422, 'form_invalid', 'signers.0.user_id']); // prettier-ignore
    expect(codeOf(await post('contracts/sendToEmployee', { contract_id: id, ...simple }, clients.get('manager')))).toEqual([403, 'forbidden']); // prettier-ignore
    await ok(send(id, { ...simple, override_missing: 1, override_reason: 'Told later' }));
    expect((await detail(id)).details.sending).toMatchObject({ missing: ['free_bonus'], override_reason: 'Told later', simple_reason: simple.simple_reason }); // prettier-ignore
  });
});

it('names the person in its mails as of now, whatever the worker read before', async () => {
  const id = await draft();
  await ok(send(id));
  await ok(link(await tokenTo('ann@x.example')).answer(signs));
  const before = (await runtime.mails()).length;
  const person = await employeeStore.get(ann);
  await transact([employeeStore.update(person!, { ...person!, last_name: 'Claes' })]);
  await doSigningWork(id);
  const mails = await runtime.mails();
  const told = mails.slice(0, mails.length - before).map(({ subject }) => subject);
  expect(told.toSorted()).toEqual(["Signed: Ann Claes's Annex", 'Signed: Annex']);
});
