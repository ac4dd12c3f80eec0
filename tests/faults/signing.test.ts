import { beforeAll, expect, it } from 'vitest';
import type { Contract } from '#shared/contracts/contract.ts';
import { isAwaiting } from '#shared/contracts/signing.rules.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { mailsOf } from '#functions/platform/mail/mail-lists.ts';
import { dynamo, transactionDynamo } from '#functions/platform/storage/client.ts';
import { complete } from '#functions/signing/complete.ts';
import { waitingCompletions } from '#functions/contracts/completion-queue.ts';
import { lookAfterSigning } from '#functions/signing/due.ts';
import { verifyContract } from '#functions/signing/verify-contract.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { injectFaults, randomFrom } from './faulty-client.ts';
import { seeds } from './faulty-run.ts';

const CONTRACTS = 6;
const ROUNDS = 8;
const RATE = 0.08;

let admin: ApiClient;
let second: ApiClient;
let template: number;
let person: number;

const answered = async (client: ApiClient, path: string, body: object) => {
  const { status, body: answer } = await client.post(`/api/${path}`, body as Record<string, unknown>);
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(answer)}`);
  return answer;
};
const userId = async (client: ApiClient): Promise<number> => (await client.get('/api/profile')).body.user_id;

const { runtime } = await startCompany();
beforeAll(async () => {
  [admin, second] = [await runtime.as('admin'), await runtime.as('default')];
  person = (await answered(admin, 'employees/add', { first_name: 'Ann', last_name: 'P', email: 'ann@x.example', team_ids: [] })).id; // prettier-ignore
  const added = await answered(admin, 'contract_template/add', { name: 'Annex', type: 'annex', content_html: '<p>Text</p>' }); // prettier-ignore
  template = added.id;
  await answered(admin, 'contract_template/editSignatureRequirements', {
    template_id: template,
    internal_signature_required: 1,
    employee_signature_required: 0,
    internal_signer_user_id: await userId(admin),
    second_internal_signer_user_id: await userId(second),
  });
  await answered(admin, 'contract_template/publish', { template_id: template });
});

/** Acts as users do: several at once, each tried again when no answer came, whatever the state is. */
const act = async (id: number, at: number): Promise<void> => {
  const who = at % 2 === 0 ? admin : second;
  const calls: readonly (() => Promise<unknown>)[] = [
    () => admin.post('/api/contracts/sendToEmployee', { contract_id: id }),
    () => who.post('/api/contract/openInternally', { contract_id: id }),
    () => admin.post('/api/contract/signInternally', { contract_id: id, name: 'Ann', consent: 1 }),
    () => second.post('/api/contract/signInternally', { contract_id: id, name: 'Ben', consent: 1 }),
    () => admin.post('/api/contracts/signers/remind', { contract_id: id, signer_id: 1 }),
    () => who.post('/api/contract/declineInternally', { contract_id: id, reason: 'no' }),
    () => admin.post(`/api/contracts/${id}/resetSigningMethod`, {}),
    () => lookAfterSigning(),
  ];
  // Signing is likelier than giving up, so that some get to the end.
  const weighed = [0, 0, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7];
  await calls[weighed[at % weighed.length]!]!();
};

/** Each mail asks one signer of one sending at one address, so no two are of the same occasion. */
const mailsAreSingle = async ({ id, audit }: Contract): Promise<boolean> => {
  const mails = await mailsOf('contract', id);
  const asked = mails.filter(({ purpose }) => purpose === 'sign_asked_internally').length;
  return new Set(mails.map((mail) => mail.id)).size === mails.length && asked <= (audit?.count ?? 0);
};

it('goes only allowed ways with its trail whole, while the storage fails under several who act at once', async () => {
  const [seed = 1] = seeds;
  const random = randomFrom(seed);
  const ids = await Promise.all(
    Array.from({ length: CONTRACTS }, async () => (await answered(admin, 'contracts/addToEmployee', { employee_id: person, contract_template_id: template })).id), // prettier-ignore
  );
  const faults = injectFaults([dynamo(), transactionDynamo()], { seed, rate: RATE });
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.allSettled(ids.flatMap((id) => [1, 2, 3].map(() => act(id, Math.floor(random() * 1_000)))));
    await Promise.allSettled(ids.flatMap((id) => [complete(id), complete(id)]));
  } finally {
    faults.stop();
  }
  const hint = `FAULT_SEED=${seed}, ${faults.schedule.length} faults`;
  for (const id of ids) await complete(id);
  const stored = await contractStore.getMany(ids);
  expect(new Set(stored.map(({ state }) => state)).size, hint).toBeGreaterThan(1);
  expect(
    stored.map(({ state }) => state),
    hint,
  ).toContain('signed');
  for (const contract of stored) {
    const { state, signers } = contract;
    const verdict = await verifyContract(contract);
    expect(verdict, hint).toMatchObject({ ok: true, file: state === 'signed' ? 'intact' : null });
    expect(signers.filter(({ state: one }) => one === 'sent' || one === 'opened').length, hint).toBe(isAwaiting(state) ? 1 : 0); // prettier-ignore
    expect(
      signers.every(({ state: one }) => one === 'signed'),
      hint,
    ).toBe(state === 'signed');
    expect(await mailsAreSingle(contract), hint).toBe(true);
  }
  expect(await waitingCompletions(), hint).toEqual([]);
  expect(await fsck(), hint).toEqual([]);
});
