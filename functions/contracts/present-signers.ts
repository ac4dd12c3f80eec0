import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import type { SignerOut } from '#shared/contract/signing/signer.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { isLateForStart, nextReminder } from '#shared/contracts/signing-times.rules.ts';
import { currentSigner } from '#shared/contracts/signing.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { scheduleOf } from '#shared/templates/reminder-schedule.rules.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { maySignInternally } from '#functions/platform/session/internal-signers.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

const pictureKeyOf = ({ employee_id: id }: Contract['signers'][number]): string | null =>
  employeeCollection.rows.get(id)?.avatar ?? null;

const maySign = (user: number): 0 | 1 => {
  if (user === 0) return 1;
  const row = userCollection.rows.get(user);
  return row && maySignInternally(row) ? 1 : 0;
};

/** Who signs a contract, as the API shows them: in the order of signing. */
export const presentSigners = async (contract: Contract): Promise<SignerOut[]> => {
  const current = currentSigner(contract);
  const ordered = contract.signers.toSorted((one, other) => one.order - other.order);
  await Promise.all([userCollection.refresh(), employeeCollection.refresh()]);
  const pictureOf = await pictureLinks(ordered.map(pictureKeyOf));
  return ordered.map((stored) => {
    const { ask: _ask, sender_told_at: _told, reminded_at = null, wants_paper_at = null, ...signer } = stored;
    const made = contract.sending?.signatures[String(signer.id)];
    return {
      ...signer,
      reminded_at,
      wants_paper_at,
      avatar: pictureOf(pictureKeyOf(stored)),
      has_turn: signer.id === current?.id ? 1 : 0,
      may_sign: maySign(signer.user_id),
      signature: made ? { kind: made.kind, name: made.name, place: made.place, presence: made.presence } : null,
    };
  });
};

type SigningFacts = Pick<
  ContractDetails,
  | 'result_sha256'
  | 'sendings'
  | 'qualified_wanted'
  | 'late_for_start'
  | 'start_date'
  | 'sending'
  | 'reminders'
  | 'provider_url'
>;

/** Nobody signs while they act for another. */
const ownPage = ({ user_id: user, acting_as: other }: Actor, contract: Contract): string | null => {
  const signer = other === null ? currentSigner(contract) : undefined;
  return signer?.user_id === user ? (contract.sending?.provider?.urls[String(signer.id)] ?? null) : null;
};

/** What the page of a contract tells of its signing beside the signers. */
export const signingFacts = (actor: Actor, contract: Contract): SigningFacts => {
  const { sending, type, deadline } = contract;
  const start_date = employeeCollection.rows.get(contract.employee_id)?.start_date ?? null;
  const isWanted = type === 'employment_contract';
  return {
    result_sha256: contract.result?.sha256 ?? null,
    sendings: contract.sendings ?? 0,
    qualified_wanted: isWanted ? 1 : 0,
    late_for_start: isLateForStart(deadline ?? today(), { type, start_date }) ? 1 : 0,
    start_date: isWanted ? toDmyOrNull(start_date) : null,
    reminders: {
      ...scheduleOf(sending ?? contract),
      next_at: nextReminder(contract)?.toISOString() ?? null,
    },
    provider_url: ownPage(actor, contract),
    sending: sending
      ? {
          number: sending.number,
          address_type: sending.address_type,
          message: sending.message,
          sent_by: sending.sent_by.name,
          ended_at: sending.ended_at ?? null,
          missing: sending.missing,
          override_reason: sending.override?.reason ?? null,
          simple_reason: sending.simple?.reason ?? null,
          problem: sending.problem ?? sending.provider?.problem ?? null,
        }
      : null,
  };
};
