import type { LinkAnswer, SignAnswer } from '#shared/contract/links/answer-link.ts';
import type { ShownByPurpose, SignShown } from '#shared/contract/links/link-detail.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { currentSigner, isAwaiting } from '#shared/contracts/signing.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, issuesError } from '#shared/errors/problem.ts';
import type { PersonLink } from '#shared/links/link.ts';
import { belgianMoment, toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { downloadUrl } from '#functions/platform/files/download.ts';
import { linkEndedError } from '#functions/platform/links/link-store.ts';
import type { LinkPurposeHandler } from '#functions/platform/links/purpose-handler.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { presenceOf, inPersonPart } from './in-person.ts';
import { planDecline, planOpened, planPaperWanted, planSignature } from './signatures.ts';
import { takeSignature } from './take-signature.ts';
import { refreshRecipients, senderNow } from './sender-now.ts';
import { linkPart } from './signing-mails.ts';

const PDF = 'application/pdf';

type Opened = { readonly contract: Contract; readonly signer: StoredSigner; readonly presence: string | null };

/**
 * The contract and the signer that a link is for. Throws `link_ended` for a link of an earlier sending or of an address
 * that was corrected since, and for a contract that was withdrawn or archived.
 */
const read = async (link: PersonLink): Promise<Opened> => {
  const [contract] = await Promise.all([contractStore.get(link.object_id), refreshRecipients()]);
  if (!contract || contract.employee_id !== link.employee_id) throw new AppError('not_found');
  const presence = presenceOf(link.part);
  const signer = contract.signers.find(
    (each) => link.part === (presence === null ? linkPart(contract, each) : inPersonPart(contract, each, presence)),
  );
  if (!signer || contract.deleted === 1 || contract.state === 'draft' || contract.state === 'cancelled')
    throw linkEndedError('revoked');
  return { contract, signer, presence };
};

const stepOf = ({ contract, signer, presence }: Opened): SignShown['step'] => {
  if (contract.state === 'signed') return 'done';
  if (signer.state === 'signed') return 'signed';
  if (contract.state === 'declined') return 'declined';
  if (!isAwaiting(contract.state)) return 'over';
  if (currentSigner(contract)?.id !== signer.id) return 'waiting';
  // Who asked for paper by mail may sign on a screen of the company nevertheless.
  if ((signer.wants_paper_at && presence === null) || contract.method === 'paper') return 'paper';
  return contract.method === 'provider' ? 'provider' : 'sign';
};

const frameOf = ({ sending }: Contract, { role }: StoredSigner): SignShown['frame'] => {
  const found = sending?.frames.find(({ signer }) => signer === role);
  if (!found) return null;
  const { page, x, y, width, height } = found;
  return { page, x, y, width, height };
};

const shownFor = async (opened: Opened): Promise<SignShown> => {
  const { contract, signer, presence } = opened;
  const file = contract.result ?? contract.pdf;
  if (!file) throw new AppError('not_found');
  const made = contract.sending?.signatures[String(signer.id)];
  const step = stepOf(opened);
  // Nobody sees anything before their turn, or of a contract that is over without them.
  const isShown = step !== 'waiting' && step !== 'over';
  return {
    contract_name: contract.name,
    person_name: employeeCollection.rows.get(contract.employee_id)?.name ?? '',
    level: contract.level ?? 'simple',
    pages: file.pages,
    file_url: isShown ? await downloadUrl({ key: file.key, contentType: PDF }) : '',
    sha256: file.sha256,
    expires_on: toDmyOrNull(contract.deadline),
    state: contract.state,
    step,
    provider_url: contract.sending?.provider?.urls[String(signer.id)] ?? null,
    language: contract.language,
    message: isShown ? (contract.sending?.message ?? null) : null,
    today: toDmy(today()),
    sent_by: contract.sending?.sent_by.name ?? '',
    signed_on: made ? belgianMoment(made.at) : null,
    signers: (isShown ? contract.signers : [])
      .toSorted((one, other) => one.order - other.order)
      .map(({ id, name, role, state }) => ({ name, role, signed: state === 'signed', you: id === signer.id })),
    frame: isShown ? frameOf(contract, signer) : null,
    in_presence_of: presence,
  };
};

const signAnswerOf = (answer: LinkAnswer): SignAnswer => {
  if ('decision' in answer) return answer;
  throw issuesError([issue('decision', 'required')]);
};

/** Whether this answer was given already: in another tab, or when an answer got lost. */
const isGiven = ({ signer }: Opened, { decision }: SignAnswer): boolean =>
  (decision === 'sign' && signer.state === 'signed') ||
  (decision === 'decline' && signer.state === 'declined') ||
  (decision === 'paper' && Boolean(signer.wants_paper_at));

const answerWith = async (link: PersonLink, given: LinkAnswer): Promise<readonly Write[]> => {
  const answer = signAnswerOf(given);
  const opened = await read(link);
  if (isGiven(opened, answer)) return [];
  const { contract, signer, presence } = opened;
  if (answer.decision === 'decline') return planDecline(null, contract, signer, answer.reason).writes;
  if (answer.decision === 'paper') return planPaperWanted(contract, signer, answer.reason).writes;
  if (contract.method === 'provider' || contract.method === 'paper')
    throw new AppError('wrong_state', {
      detail: 'This contract is not signed here.',
      extras: { state: contract.state },
    });
  return planSignature(null, contract, signer, await takeSignature(contract, answer, presence)).writes;
};

/** What a link to a contract shows and does. The first answer counts; the same one again changes nothing. */
export const signLink: LinkPurposeHandler = {
  once: false,

  async detail(link): Promise<ShownByPurpose> {
    const opened = await read(link);
    const sender = senderNow(opened.contract);
    return {
      title: opened.contract.name,
      facts: [],
      notice: null,
      answers: [],
      answer: null,
      ask: sender ? { name: sender.name, address: sender.email || null } : null,
      has_calendar: false,
      sign: await shownFor(opened),
    };
  },

  answer: (link, answer) => answerWith(link, answer),

  async answered(link) {
    const contract = await contractStore.get(link.object_id);
    return contract && { state: contract.state };
  },

  async opened(link) {
    const { contract, signer } = await read(link);
    return currentSigner(contract)?.id === signer.id && contract.method !== 'paper'
      ? planOpened(null, contract, signer.id).writes
      : [];
  },
};
