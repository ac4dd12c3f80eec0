import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { mailObjects, mailPurposes, mailStates } from '#shared/mail/mail.ts';
import { id, idParam } from '#shared/values/wire.ts';

export const MAIL_PAGE = 50;

const mailObject = z.enum(mailObjects);

/** A mail as the lists show it. Instants are ISO. */
export const sentMail = z.object({
  id: z.string(),
  purpose: z.enum(mailPurposes),
  /** The address. */
  to: z.string(),
  to_name: z.string(),
  /** The person it went to; null for a user. */
  employee_id: id.nullable(),
  subject: z.string(),
  state: z.enum(mailStates),
  queued_at: z.string(),
  sent_at: z.string().nullable(),
  /** A sentence that says why it did not arrive. */
  problem: z.string().nullable(),
  relatedObject: mailObject,
  relatedObjectId: id,
  /** In the list of the company: the present name of the record, null when the record is gone. */
  related_name: z.string().nullable().optional(),
});
export type SentMail = z.infer<typeof sentMail>;

/** The `next` of the page before: `2026-11-22T12:00:00.000Z#<id of a mail>`. */
const cursor = z.string().regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z#[0-9a-f]{32}$/);

export const listMail = endpoint({
  id: 'activity.listMail',
  method: 'GET',
  path: '/api/mail/list',
  permission: 'mail:read',
  summary: 'Sent mail about one record, or without a record of the company (administrators); newest first, 50 a page',
  query: z.strictObject({
    relatedObject: mailObject.optional(),
    relatedObjectId: idParam.optional(),
    /** Mail of the company that did not arrive, or of which nobody knows. */
    only_problems: z.enum(['0', '1']).default('0'),
    before: cursor.optional(),
  }),
  response: z.object({
    data: z.array(sentMail),
    /** Where the next page begins; null at the end. */
    next: z.string().nullable(),
    /** How much mail of the company did not arrive in the last 30 days; null for a record. */
    count_problems: z.int().nonnegative().nullable(),
  }),
  errors: ['not_found'],
});
