import * as z from 'zod';
import { flag, id } from '#shared/values/wire.ts';
import { pushProblems, pushStatuses, pushSteps } from './names.ts';

/**
 * The states of a chunk: `sending` is written before anything leaves, so a crash never hides a request; `confirmed` when a
 * person, not the office, said that it was taken over.
 */
export const chunkStates = ['planned', 'sending', 'accepted', 'answered', 'unknown', 'confirmed', 'refused'] as const;

/** The people of a payload that go to the office in one request. */
export const pushChunk = z.object({
  /** Sent with the request, so that the office refuses a second one. */
  request_id: z.string(),
  state: z.enum(chunkStates),
  /** Positions in the people of the payload: from the first up to and without the last. */
  from: z.int().nonnegative(),
  to: z.int().positive(),
  lines: z.int().nonnegative(),
  /** What the office calls the request, once it accepted it. */
  reference: z.string().nullable(),
});
export type PushChunk = z.infer<typeof pushChunk>;

export const pushNotification = z.object({
  details: z.object({
    type: z.enum(['severe', 'warning']),
    message: z.string(),
    person: z.string().nullable(),
  }),
  /** The id of the person; null when it is about nobody. */
  related_employee: id.nullable(),
});
export type PushNotification = z.infer<typeof pushNotification>;

export const stepDone = z.object({ step: z.enum(pushSteps), at: z.string() });

/** A stored push (docs/areas/push.md#commands). Its people, lines and answers stand beside it. */
export const pushCommand = z.object({
  command_id: z.string(),
  /** Grows with each change: whoever changes an older one is refused. */
  rev: z.int().positive(),
  integration_id: id,
  integration_name: z.string(),
  /** The key of the product. */
  source: z.string(),
  year: z.int(),
  month: z.int().min(1).max(12),
  status_report: z.enum(pushStatuses),
  /** True when the office called it failed and that counts as success. */
  failed_at_office: z.boolean(),
  attempt: z.int().positive(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  by_user_id: id,
  by: z.string(),
  payload_id: z.string(),
  sha256: z.string(),
  message: z.string().nullable(),
  wage_payout_date: z.string(),
  meal_voucher_payout_date: z.string().nullable(),
  /** Whether late changes of earlier months went along; absent where nobody was asked, and they did. */
  with_corrections: flag.optional(),
  /** Nobody named that date, and the office did not answer whether there are meal vouchers: it is asked before it is sent to. */
  is_voucher_date_open: z.boolean().optional(),
  people: z.int().nonnegative(),
  left_out: z.int().nonnegative(),
  lines: z.int().nonnegative(),
  minutes: z.int().nonnegative(),
  chunks: z.array(pushChunk),
  steps: z.array(stepDone),
  notifications: z.array(pushNotification),
  taken_over: z.int().nonnegative(),
  refused: z.int().nonnegative(),
  /** How often the office was asked since everything was sent. */
  polls: z.int().nonnegative(),
  /** When it is asked next, and until when at most. */
  next_poll_at: z.string().nullable(),
  ask_until: z.string().nullable(),
  /** What is known when the outcome is unknown, or why the push ended, in words and as a code. */
  problem: z.string().nullable(),
  problem_code: z.enum(pushProblems).nullable(),
  /** The user agreed that what the office has of the month is replaced. */
  confirm_retry_push: flag,
  /** When the office was asked last for lines that it refused after the end. */
  late_asked_at: z.string().nullable(),
  /** What a person confirmed of an unknown outcome. */
  confirmed: z
    .object({ outcome: z.enum(['received', 'not_received']), note: z.string(), by: z.string(), at: z.string() })
    .nullable(),
  /** The push whose failed people this one pushes again. */
  retry_of: z.string().nullable(),
});
export type PushCommand = z.infer<typeof pushCommand>;
