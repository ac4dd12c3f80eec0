import type { Contract } from '#shared/contracts/contract.ts';
import type { MadeSignature } from '#shared/contracts/signing.ts';
import { isAwaiting, markSigned } from '#shared/contracts/signing.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { assertTakesFile, planFile, type TakenPdf } from '#functions/contracts/uploaded-pdf.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { signingEvents } from './signing-events.ts';
import { completedWrites } from './completed.ts';
import { planStep } from './step.ts';

const isOnPaper = ({ state, method }: Contract): boolean => method === 'paper' && isAwaiting(state);

/** Throws `wrong_state` unless it is a draft of type pdf, or a contract that is being signed on paper. */
export const assertTakesUpload = (actor: Actor, before: Contract): void => {
  if (isOnPaper(before) && before.deleted === 0) assertMay(actor, 'contracts:send');
  else assertTakesFile(before);
};

/** The file of a draft, or the signed paper of a contract, which ends it: everybody has signed on it. */
export const planUpload = async (actor: Actor, before: Contract, taken: TakenPdf): Promise<Write[]> => {
  const { sending } = before;
  if (!isOnPaper(before) || !sending) return planFile(actor, before, taken);
  const at = now().toISOString();
  const signature = (name: string): MadeSignature => ({
    kind: 'paper',
    name,
    picture: null,
    place: null,
    at,
    from: currentOrigin()?.address ?? null,
    agent: null,
    presence: actor.name,
  });
  const order = before.signers.toSorted((one, other) => one.order - other.order);
  const ended = order.reduce<Contract>(
    (contract, { id }) => ({ ...contract, ...markSigned(contract, id, at) }),
    before,
  );
  const signatures = Object.fromEntries(order.map(({ id, name }) => [String(id), signature(name)]));
  const after = await completedWrites({ ...ended, sending: { ...sending, signatures }, pdf: before.pdf }, taken.pdf);
  return [
    ...planStep({
      before,
      change: { ...after.change, signed_at: at },
      happened: [
        ...order.map(
          ({ name }) =>
            ({ what: 'signed', who: actor.name, details: { name, kind: 'paper', sha256: taken.pdf.sha256 } }) as const,
        ),
        ...after.happened,
      ],
      writes: [
        ...after.writes,
        ...order.flatMap(({ name }) => signingEvents(actor, before, 'contract_signed', { signer: name })),
      ],
    }).writes,
    ...taken.writes,
  ];
};
