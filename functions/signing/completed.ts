import type { Contract } from '#shared/contracts/contract.ts';
import type { StoredPdf } from '#shared/contracts/signing.ts';
import { SIGNED_LINK_DAYS } from '#shared/contracts/signing-times.rules.ts';
import { markCompleted } from '#shared/contracts/signing.rules.ts';
import { addDays, startOfDay, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { MailFile } from '#functions/platform/mail/mail-store.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { Happened } from './audit-trail.ts';
import { completionIsDone } from '#functions/contracts/completion-queue.ts';
import { signingEvents } from './signing-events.ts';
import { readSigningSettings } from '#functions/platform/contracts/signing-settings.ts';
import { senderNow } from './sender-now.ts';
import { contractFacts, contractPage, linkPart, mailToPerson, mailToUser } from './signing-mails.ts';

type Sent = Contract & { readonly sending: NonNullable<Contract['sending']> };

/** Tells both sides, the person with a link of thirty days. */
const tellSigned = (contract: Sent, file: MailFile | undefined): Write[] => {
  const end = addDays(today(), SIGNED_LINK_DAYS);
  const facts = contractFacts(contract);
  const sender = senderNow(contract);
  const toUsers = [...(sender ? [sender] : []), ...contract.signers.filter(({ role }) => role !== 'employee')];
  const addresses = new Map(toUsers.map((user) => [user.email.toLowerCase(), user]));
  const users = [...addresses.values()].flatMap((user) =>
    mailToUser(contract, user, {
      purpose: 'contract_signed',
      occasion: String(contract.sending.number),
      values: { ...facts, url: contractPage(contract.id) },
      file,
    }),
  );
  const person = contract.signers.find(({ role }) => role === 'employee');
  if (!person || contract.method === 'paper') return users;
  const part = linkPart(contract, person);
  const link = {
    purpose: 'sign',
    object: 'contract',
    object_id: contract.id,
    until: startOfDay(end, 1).toISOString(),
    part,
  } as const;
  const letter = {
    purpose: 'contract_signed_person',
    occasion: part,
    values: { ...facts, until: toDmy(end) },
    file,
  } as const;
  return [...users, ...mailToPerson(contract, person, letter, link)];
};

/** The file goes along only where the company wants it so. */
const fileToSend = async ({ name }: Sent, { key }: StoredPdf): Promise<MailFile | undefined> =>
  (await readSigningSettings()).mail_file === 1 ? { key, name: `${name}.pdf` } : undefined;

type Completed = { readonly change: Partial<Contract>; readonly happened: Happened[]; readonly writes: Write[] };

/** What ends a contract with its file: the state, the entry of the trail, the mails to both sides, the event. */
export const completedWrites = async (contract: Sent, result: StoredPdf): Promise<Completed> => ({
  change: { ...contract, ...markCompleted(contract), result },
  happened: [{ what: 'completed', who: 'system', details: { sha256: result.sha256 } }],
  writes: [
    completionIsDone(contract.id),
    ...tellSigned(contract, await fileToSend(contract, result)),
    ...signingEvents(null, contract, 'contract_completed', { pages: result.pages }),
  ],
});
