import type { TFunction } from 'i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listSendings } from '#shared/contract/signing/list-sendings.ts';
import type { SignerOut } from '#shared/contract/signing/signer.ts';
import type { SigningMethod } from '#shared/contracts/names.ts';
import type { Tone } from '../../../ui/tokens.ts';

export type EndedSending = EndpointResponse<typeof listSendings>['data'][number];

/** One line of the timeline of a signer. */
export type SignerStep = { key: string; words: string; at: string | null; tone: Tone; note?: string | undefined };

const quoted = (reason: string | null): string | undefined => (reason === null ? undefined : `“${reason}”`);

/** The user in whose presence it was signed, or who uploaded the paper. */
const witness = (signature: SignerOut['signature'], t: TFunction<'signing'>): string | undefined => {
  if (!signature?.presence) return undefined;
  const name = signature.presence;
  return signature.kind === 'paper' ? t('step.uploadedBy', { name }) : t('step.presence', { name });
};

/** On paper nobody is asked: the pages are frozen to be printed. */
const asked = (number: number, method: SigningMethod | null, t: TFunction<'signing'>): string => {
  if (method === 'paper') return t('step.frozen');
  return number > 1 ? t('step.sentVersion', { number }) : t('step.sent');
};

/** What became of a signer in the versions before. */
const stepsBefore = (signer: SignerOut, sendings: readonly EndedSending[], t: TFunction<'signing'>): SignerStep[] =>
  sendings.flatMap(({ number, ended, ended_at: endedAt, signers }): SignerStep[] => {
    const before = signers.find(({ role }) => role === signer.role);
    if (!before) return [];
    const key = `version-${number}`;
    if (before.state === 'declined')
      return [
        { key, words: t('step.declinedVersion', { number }), at: endedAt, tone: 'red', note: quoted(before.reason) },
      ];
    if (before.state === 'signed')
      return [{ key, words: t('step.signedVersion', { number }), at: before.signed_at, tone: 'gray' }];
    if (before.state === 'waiting') return [];
    return [
      {
        key,
        words: t('step.endedVersion', { number, state: t(`ended.${ended}`, { defaultValue: ended }) }),
        at: endedAt,
        tone: 'gray',
      },
    ];
  });

/** The sending that is under way or ended, and when it did. */
export type Asked = { number: number; endedAt: string | null; method: SigningMethod | null };

/** What happened with a signer, oldest first: the versions before, and what they were asked and did since. */
export const signerSteps = (
  signer: SignerOut,
  sendings: readonly EndedSending[],
  { number, endedAt, method }: Asked,
  t: TFunction<'signing'>,
): SignerStep[] => {
  const { sent_at, opened_at, reminded_at, wants_paper_at, signed_at, state, reason, signature } = signer;
  const own: (SignerStep | false)[] = [
    sent_at !== null && { key: 'sent', words: asked(number, method, t), at: sent_at, tone: 'gray' },
    opened_at !== null && { key: 'opened', words: t('step.opened'), at: opened_at, tone: 'gray' },
    reminded_at !== null && { key: 'reminded', words: t('step.reminded'), at: reminded_at, tone: 'gray' },
    wants_paper_at !== null && { key: 'paper', words: t('step.wantsPaper'), at: wants_paper_at, tone: 'amber' },
    signed_at !== null && {
      key: 'signed',
      words: signature ? t(`step.signedBy.${signature.kind}`) : t('step.signed'),
      at: signed_at,
      tone: 'green',
      note: witness(signature, t),
    },
    state === 'declined' && {
      key: 'declined',
      words: t('step.declined'),
      at: endedAt,
      tone: 'red',
      note: quoted(reason),
    },
    state === 'expired' && { key: 'expired', words: t('step.expired'), at: endedAt, tone: 'red' },
  ];
  const steps = own.filter((step) => step !== false);
  const timed = steps.filter(({ at }) => at !== null).toSorted((one, other) => one.at!.localeCompare(other.at!));
  return [...stepsBefore(signer, sendings, t), ...timed, ...steps.filter(({ at }) => at === null)];
};
