import type { Contract } from '#shared/contracts/contract.ts';
import { IN_PERSON_MINUTES } from '#shared/contracts/signing-times.rules.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { assertCanAct, assertTurn } from '#shared/contracts/signing.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { createLink } from '#functions/platform/links/link-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { linkPart } from './signing-mails.ts';
import { planStep } from './step.ts';

const MARK = ' with ';

/** Tells a link that was made on a screen of the company from those that were mailed, and names who made it. */
export const inPersonPart = (contract: Contract, signer: StoredSigner, presence: string): string =>
  `${linkPart(contract, signer)}${MARK}${presence}`;

/** The user in whose presence a link is used; null for a link that was mailed. */
export const presenceOf = (part = ''): string | null => part.split(MARK)[1] ?? null;

type InPerson = { readonly url: string; readonly expires_at: string; readonly writes: Write[] };

/** A link of a quarter of an hour for the signer whose turn it is, who signs in the presence of the actor. */
export const planInPerson = (actor: Actor, before: Contract, signerId: number): InPerson => {
  assertCanAct(before, 'open');
  const signer = assertTurn(before, signerId);
  if (signer.role !== 'employee') throw new AppError('form_invalid', { fields: [issue('signer_id', 'other_person')] });
  const expires_at = new Date(now().getTime() + IN_PERSON_MINUTES * 60_000).toISOString();
  const { token, write } = createLink({
    purpose: 'sign',
    object_type: 'contract',
    object_id: before.id,
    employee_id: before.employee_id,
    until: expires_at,
    part: inPersonPart(before, signer, actor.name),
  });
  const shown = { what: 'shown_in_person', who: actor.name, details: { signer: signer.name } } as const;
  const step = planStep({ before, change: {}, happened: [shown] });
  return { url: `/sign/${token}`, expires_at, writes: [write, ...step.writes] };
};
