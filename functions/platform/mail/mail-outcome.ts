import type { EventPayload } from '#shared/activity/events.ts';
import type { MailProblem, MailState, ProblemState } from '#shared/mail/mail.ts';
import { newSystemEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { revokeLink } from '#functions/platform/links/link-store.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { changeMail, transactUnlessMoved, type StoredMail } from './mail-store.ts';

/** The most characters that are kept of what a mail service says: the list of sent mail shows a line or two. */
const REASON_MAX = 300;

type Ending =
  | { readonly state: 'sent'; readonly problem?: undefined }
  | { readonly state: ProblemState; readonly problem: MailProblem };

/** What is saved of an outcome: the states from which it is reached, and what follows. */
type Outcome = Ending & {
  readonly from: readonly MailState[];
  /** Nobody has the link in its text. */
  readonly revokesLink?: true;
};

const shortened = ({ code, reason }: MailProblem): MailProblem =>
  reason === undefined ? { code } : { code, reason: reason.slice(0, REASON_MAX) };

/** The write that tells in the feed of the record what became of a mail. */
const eventOf = ({ object, object_id, purpose, to, employee_id }: StoredMail, ending: Ending): Write => {
  const about: EventPayload<'mail_sent'> = { purpose, name: to.name, ...(employee_id !== null && { employee_id }) };
  return storeEvent(
    ending.state === 'sent'
      ? newSystemEvent({ object, id: object_id, type: 'mail_sent', payload: about })
      : newSystemEvent({
          object,
          id: object_id,
          type: 'mail_failed',
          payload: {
            ...about,
            state: ending.state,
            problem: ending.problem.code,
          },
        }),
  );
};

/**
 * Saves what became of a mail with its line in the feed; its content is forgotten. False when it has another outcome
 * already.
 */
export const saveOutcome = (mail: StoredMail, outcome: Outcome): Promise<boolean> => {
  const { from, state, revokesLink } = outcome;
  const problem = outcome.problem ? shortened(outcome.problem) : null;
  const at = new Date();
  return transactUnlessMoved([
    changeMail(mail, from, {
      state,
      content: null,
      problem,
      ...(state === 'sent' && { sent_at: at.toISOString() }),
    }),
    eventOf(mail, outcome),
    ...(revokesLink && mail.link_id !== null ? [revokeLink(mail.link_id, at)] : []),
  ]);
};
