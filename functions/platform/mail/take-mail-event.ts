import * as z from 'zod';
import type { MailState, ProblemState } from '#shared/mail/mail.ts';
import { isObjectType } from '#shared/records/object-types.ts';
import { saveOutcome } from './mail-outcome.ts';
import { readMail, type MailPlace } from './mail-store.ts';

const tag = z.array(z.string()).min(1);
const recipients = z.array(z.object({ diagnosticCode: z.string().optional() })).optional();

/** What SES tells EventBridge about a mail, as far as it is read. */
const mailEvent = z.object({
  detail: z.object({
    eventType: z.string(),
    mail: z.object({ tags: z.object({ mail: tag, object: tag, object_id: tag }) }),
    bounce: z
      .object({ bounceType: z.string(), bounceSubType: z.string().optional(), bouncedRecipients: recipients })
      .optional(),
    reject: z.object({ reason: z.string().optional() }).optional(),
  }),
});
type Detail = z.infer<typeof mailEvent>['detail'];

const placeOf = ({ mail: { tags } }: Detail): MailPlace | undefined => {
  const [object = ''] = tags.object;
  const id = tags.mail[0] ?? '';
  return isObjectType(object) ? { object, object_id: Number(tags.object_id[0]), id } : undefined;
};

/** An answer of a program that is away counts as a passing bounce of this kind, although the mail arrived. */
const isAutomaticAnswer = ({ bounce }: Detail): boolean =>
  bounce?.bounceType === 'Transient' && (bounce.bounceSubType ?? 'General') === 'General';

const bounceReason = ({ bounce }: Detail): string =>
  bounce?.bouncedRecipients?.[0]?.diagnosticCode ?? bounce?.bounceSubType ?? bounce?.bounceType ?? '';

/** A mail with an outcome of the worker, or one whose answer is late. */
const handedOver: readonly MailState[] = ['sending', 'unknown', 'sent'];

/** Settles a mail by an event of SES. The same event again, and one about something else, changes nothing. */
export const takeMailEvent = async (event: unknown): Promise<boolean> => {
  const parsed = mailEvent.safeParse(event);
  const place = parsed.success ? placeOf(parsed.data.detail) : undefined;
  const mail = place && (await readMail(place));
  if (!parsed.success || !mail) return false;
  const { detail } = parsed.data;
  const problem = (state: ProblemState, code: 'bounced' | 'complained' | 'refused', reason?: string) =>
    saveOutcome(mail, { from: handedOver, state, problem: { code, ...(reason !== undefined && { reason }) } });
  switch (detail.eventType) {
    case 'Delivery':
      return saveOutcome(mail, { from: ['sending', 'unknown'], state: 'sent' });
    case 'Bounce':
      return isAutomaticAnswer(detail) ? false : problem('bounced', 'bounced', bounceReason(detail));
    case 'Complaint':
      return saveOutcome(mail, {
        from: [...handedOver, 'bounced'],
        state: 'complained',
        problem: { code: 'complained' },
      });
    case 'Reject':
      return problem('failed', 'refused', detail.reject?.reason ?? '');
    default:
      return false;
  }
};
