import type { Contract } from '#shared/contracts/contract.ts';
import type { MailPurpose, MailValues } from '#shared/mail/mail.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { openUntil } from '#shared/contracts/signing-times.rules.ts';
import { currentSigner } from '#shared/contracts/signing.rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import type { MailFile } from '#functions/platform/mail/mail-store.ts';
import { queueMail, type MailOrder } from '#functions/platform/mail/queue-mail.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { Happened } from './audit-trail.ts';
import { hasAccess, senderNow, stillSigns, type KeptUser } from './sender-now.ts';

export const PENDING_PAGE = '/contracts/pending';
export const contractPage = (id: number): string => `/contracts/${id}`;

/** What every mail about a contract says. */
export const contractFacts = (contract: Contract): Record<string, string> => ({
  contract: contract.name,
  person: nameOfPerson(contract.employee_id) ?? '',
  sender: contract.sending?.sent_by.name ?? '',
  deadline: contract.deadline === null ? '' : toDmy(contract.deadline),
});

/** Tells the links of one signer apart: a link of an earlier sending or address is dead. */
export const linkPart = ({ sending }: Contract, { id, ask = 1 }: StoredSigner): string =>
  `${sending?.number ?? 0}.${id}.${ask}`;

type Letter = {
  readonly purpose: MailPurpose;
  readonly occasion: string;
  readonly values: MailValues;
  readonly file?: MailFile | undefined;
};

const place = (contract: Contract) => ({ object: 'contract', object_id: contract.id }) as const;

/** A mail to a user of the company, which leads to a page of the app; none to who has no access any more. */
export const mailToUser = (contract: Contract, to: KeptUser, letter: Letter): Write[] =>
  to.email === '' || !hasAccess(to)
    ? []
    : [queueMail({ ...letter, ...place(contract), employee_id: null, to: { name: to.name, address: to.email } })];

/** A mail to whoever looks after a contract that was sent. */
export const mailToSender = (contract: Contract, letter: Letter): Write[] => {
  const sender = senderNow(contract);
  return sender ? mailToUser(contract, sender, letter) : [];
};

/** A mail to a signer who is the person of the contract. */
export const mailToPerson = (
  contract: Contract,
  { name, email }: Pick<StoredSigner, 'name' | 'email'>,
  letter: Letter,
  link?: MailOrder['link'],
): Write[] =>
  email === ''
    ? []
    : [
        queueMail({
          ...letter,
          ...place(contract),
          employee_id: contract.employee_id,
          to: { name, address: email },
          link,
        }),
      ];

const letters = {
  asked: { person: 'sign_asked', user: 'sign_asked_internally' },
  reminded: { person: 'sign_reminder', user: 'sign_reminder_internally' },
  warned: { person: 'sign_deadline', user: 'sign_reminder_internally' },
} as const satisfies Record<string, Record<'person' | 'user', MailPurpose>>;

/** Where a signer signs at a provider; undefined for a contract that is signed here. */
const providerPage = ({ method, sending }: Contract, { id }: StoredSigner): string | undefined =>
  method === 'provider' ? sending?.provider?.urls[String(id)] : undefined;

/** The mail to a signer whose turn it is, once per occasion: the person gets a link, a user the way to their list. */
export const mailToSigner = (
  contract: Contract,
  signer: StoredSigner,
  why: keyof typeof letters,
  occasion: string,
): Write[] => {
  const { message = null } = contract.sending ?? {};
  const part = linkPart(contract, signer);
  const letter = (purpose: MailPurpose, url: string): Letter => ({
    purpose,
    occasion: `${part} ${occasion}`.trim(),
    values: { ...contractFacts(contract), ...(message !== null && { message }), ...(url !== '' && { url }) },
  });
  if (signer.role !== 'employee') {
    const page = providerPage(contract, signer) ?? PENDING_PAGE;
    return stillSigns(signer) ? mailToUser(contract, signer, letter(letters[why].user, page)) : [];
  }
  const until = openUntil(contract, today()).toISOString();
  const link = { purpose: 'sign', object: 'contract', object_id: contract.id, until, part } as const;
  return mailToPerson(contract, signer, letter(letters[why].person, ''), link);
};

type Asked = { readonly happened: readonly Happened[]; readonly writes: readonly Write[] };
const nobody: Asked = { happened: [], writes: [] };

/** Whether there is a place to sign: at a provider once that has taken the contract. */
const canSignAt = ({ method, sending }: Contract): boolean =>
  method !== 'provider' || Object.keys(sending?.provider?.urls ?? {}).length > 0;

/** Tells the sender that a signer can no longer sign; the occasion names the moment, so that it is told once. */
export const wordToSender = (contract: Contract, signer: StoredSigner, moment: string): Write[] => {
  const { name } = signer;
  const values = { ...contractFacts(contract), signer: name, gone: name, url: contractPage(contract.id) };
  return mailToSender(contract, {
    purpose: 'sign_deadline_sender',
    occasion: `${linkPart(contract, signer)} ${moment}`,
    values,
  });
};

/**
 * Asks the signer whose turn begins with this change, if it is another one than before. Where that is a user who can no
 * longer sign, the sender is told at once.
 */
export const askWrites = (before: Contract, after: Contract): Asked => {
  const signer = currentSigner(after);
  if (!signer || after.method === 'paper') return nobody;
  const previous = currentSigner(before);
  const isSame = previous && linkPart(before, previous) === linkPart(after, signer);
  // At a provider somebody can sign from the moment on when it has taken the contract.
  const isReady = canSignAt(after);
  if (!isReady || (isSame && canSignAt(before))) return nobody;
  if (signer.role !== 'employee' && !stillSigns(signer))
    return { happened: [], writes: wordToSender(after, signer, 'turn') };
  return {
    happened: [{ what: 'asked', who: 'system', details: { signer: signer.name, address: signer.email } }],
    writes: mailToSigner(after, signer, 'asked', ''),
  };
};
