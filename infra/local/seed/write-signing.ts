import type { Contract } from '#shared/contracts/contract.ts';
import { currentSigner, isAwaiting } from '#shared/contracts/signing.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Asset } from '#shared/assets/asset.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { planValue } from '#functions/contracts/contract-changes.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { planPolicy } from '#functions/contracts/make-policy.ts';
import { newTextContract, planNewContract, templateOrigin } from '#functions/contracts/new-contract.ts';
import type { AskedThing } from '#functions/contracts/policy-things.ts';
import { takePdf } from '#functions/contracts/uploaded-pdf.ts';
import { mailPlaceOf } from '#functions/platform/mail/mail-store.ts';
import { now, onDay } from '#functions/platform/runtime/clock.ts';
import { withOrigin } from '#functions/platform/runtime/origin.ts';
import { providerSetting } from '#functions/platform/signature-provider/provider-setting.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planCancel } from '#functions/signing/acts.ts';
import { isReady, planCompletion } from '#functions/signing/complete.ts';
import { isDue, planDue } from '#functions/signing/due-step.ts';
import { planSend } from '#functions/signing/send.ts';
import { planDecline, planOpened, planSignature } from '#functions/signing/signatures.ts';
import { planUpload } from '#functions/signing/signed-paper.ts';
import { takeSignature } from '#functions/signing/take-signature.ts';
import { letterPdf } from './letter-pdf.ts';
import { demoSendings, internalRoles, SIMPLE_REASON, type DemoAct, type DemoSending } from './signing-plans.ts';

type Company = {
  readonly day: IsoDate;
  readonly people: readonly Employee[];
  readonly assets: readonly Asset[];
  readonly vehicles: readonly Vehicle[];
};

/** The phone of a signer, as an address for documentation has it. */
const phone = {
  request_id: 'demo',
  address: '192.0.2.41',
  agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
};

/** The mail of those days has long arrived, and nobody gets it again. */
const isMail = ({ build }: Write): boolean => {
  const { pk, sk } = build(0).Update?.Key ?? {};
  return mailPlaceOf(String(pk), String(sk)) !== undefined;
};

const save = (writes: readonly Write[]): Promise<void> => transact(writes.filter((write) => !isMail(write)));

const read = async (id: number): Promise<Contract> => {
  const contract = await contractStore.get(id);
  if (!contract) throw new Error(`contract ${id} of the demo is missing`);
  return contract;
};

const thingsOf = ({ policy, template }: DemoSending, person: number, { assets, vehicles }: Company): AskedThing[] => {
  const things =
    policy === 'return_receipt'
      ? assets.filter((asset) => asset.owner_employee_id !== person && asset.periods.some(({ employee_id: id }) => id === person)) // prettier-ignore
      : assets.filter(({ owner_employee_id: id }) => id === person);
  const cars = vehicles.filter(({ related_employee_id: id }) => id === person);
  return template === 5
    ? cars.map(({ id }) => ({ object_type: 'car', object_id: id, path: '' }))
    : things.map(({ id }) => ({ object_type: 'asset', object_id: id, path: '' }));
};

const make = async (actor: Actor, sending: DemoSending, company: Company): Promise<number> => {
  const { template, person, policy, values = {} } = sending;
  const employee_id = company.people[person]?.id ?? 0;
  if (policy === undefined) {
    const id = await contractStore.reserveIds();
    const origin = await templateOrigin(actor, template);
    const order = { actor, id, employee_id, name: undefined, about: [], custom: values };
    await save(planNewContract(actor, await newTextContract(order, origin), origin.name));
    return id;
  }
  const things = thingsOf(sending, employee_id, company);
  const order = { employee_id, things, thingsPath: 'asset_ids', template_id: template, isPartner: 0, kind: policy } as const; // prettier-ignore
  const { id, writes } = await planPolicy(actor, order);
  await save(writes);
  for (const [name, value] of Object.entries(values)) await save(await planValue(actor, await read(id), name, value));
  return id;
};

const send = async (actor: Actor, id: number, sending: DemoSending, day: IsoDate): Promise<void> => {
  const before = await read(id);
  const users = await Promise.all(sending.users.map((name) => loadActor(name)));
  const body = {
    contract_id: id,
    signers: [
      ...users.map(({ user_id }, at) => ({ role: internalRoles[at] ?? 'internal_first', user_id })),
      ...(sending.withoutPerson ? [] : [{ role: 'employee' as const }]),
    ],
    ...(sending.method && { method: sending.method }),
    ...(sending.message !== undefined && { optional_message: sending.message }),
    ...(sending.deadline_ago !== undefined && { deadline: addDays(day, -sending.deadline_ago) }),
    ...(before.type === 'employment_contract' && { simple_reason: SIMPLE_REASON }),
  };
  await save((await planSend(actor, before, body)).writes);
};

/** The writes of one act. A person with a link is nobody to the product, and signs on their phone. */
const planOf = async (actor: Actor, before: Contract, act: DemoAct): Promise<readonly Write[]> => {
  if (act.act === 'cancel') return planCancel(actor, before, act.reason).writes;
  if (act.act === 'upload') {
    const file = { base64_pdf: letterPdf(`${before.name}, ondertekend`).toString('base64') };
    return planUpload(actor, before, await takePdf(actor, before, file));
  }
  const signer = currentSigner(before);
  if (!signer) throw new Error(`nobody has the turn in contract ${before.id} of the demo`);
  const by = signer.user_id === 0 ? null : { ...actor, user_id: signer.user_id, employee_id: signer.employee_id, name: signer.name }; // prettier-ignore
  const happened = async (): Promise<readonly Write[]> => {
    if (act.act === 'open') return planOpened(by, before, signer.id).writes;
    if (act.act === 'decline') return planDecline(by, before, signer, act.reason).writes;
    const signature = await takeSignature(before, { name: signer.name, place: 'Gent' }, null);
    return planSignature(by, before, signer, signature).writes;
  };
  return withOrigin(by ? undefined : phone, happened);
};

const doAct = async (actor: Actor, id: number, act: DemoAct): Promise<void> => {
  await save(await planOf(actor, await read(id), act));
  const after = await read(id);
  if (isReady(after)) await save((await planCompletion(after)).writes);
};

/** Reminders, warnings and the end of the last day, as the sweeper finds them. */
const lookAfter = async (id: number): Promise<void> => {
  for (let contract = await read(id); isAwaiting(contract.state) && isDue(contract, now()); contract = await read(id))
    await save(planDue(contract, now()).writes);
};

/**
 * The contracts that were sent, made by the functions of the product on the days of the plan. `onTheWay` is what else
 * happens on a day. Returns how many they are.
 */
export const writeSendings = async (
  actor: Actor,
  company: Company,
  onTheWay: (ago: number) => Promise<void>,
): Promise<number> => {
  const ids = new Map<DemoSending, number>();
  const sendings = demoSendings.filter(({ method }) => method !== 'provider' || providerSetting());
  const first = Math.max(...sendings.map(({ ago }) => ago));
  const liveOn = async (ago: number): Promise<void> => {
    await onTheWay(ago);
    for (const sending of sendings) {
      if (sending.ago === ago) {
        ids.set(sending, await make(actor, sending, company));
        await send(actor, ids.get(sending) ?? 0, sending, company.day);
      }
      const id = ids.get(sending);
      if (id === undefined) continue;
      if (sending.method !== 'provider') await lookAfter(id);
      for (const act of sending.acts.filter((each) => each.ago === ago)) await doAct(actor, id, act);
    }
  };
  for (let ago = first; ago > 0; ago -= 1) await onDay(addDays(company.day, -ago), () => liveOn(ago));
  return ids.size;
};
