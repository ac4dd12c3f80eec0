import type { Contract } from '#shared/contracts/contract.ts';
import { markExpired, signerWithTurn } from '#shared/contracts/signing.rules.ts';
import { markSendingEnded, endSending } from './past-sendings.ts';
import { signingEvents } from './signing-events.ts';
import { contractFacts, contractPage, mailToSender } from './signing-mails.ts';
import { planStep, type Planned } from './step.ts';

/** The last day to sign is over: whoever sent it is told, and may send it again. */
export const planExpiry = (before: Contract): Planned => {
  const signer = signerWithTurn(before.signers)?.name ?? '';
  const values = { ...contractFacts(before), signer, url: contractPage(before.id) };
  const letter = { purpose: 'contract_expired', occasion: String(before.sending?.number ?? 0), values } as const;
  const change = { ...markExpired(before), ...markSendingEnded(before) };
  return planStep({
    before,
    change,
    happened: [{ what: 'expired', who: 'system', details: { signer } }],
    writes: [
      ...endSending({ ...before, ...change }, null),
      ...mailToSender(before, letter),
      ...signingEvents(null, before, 'contract_expired', {}),
    ],
  });
};
