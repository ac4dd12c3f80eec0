import * as z from 'zod';
import { checkOutcomes, mappedParts } from '#shared/integrations/names.ts';
import { statutes } from '#shared/people/employee.ts';

const change = z.object({ field: z.string(), old: z.unknown(), new: z.unknown() });

const pushed = {
  /** mm/yyyy. */
  month: z.string(),
  people: z.int().nonnegative(),
  lines: z.int().nonnegative(),
  /** The SHA-256 of the payload. */
  sha256: z.string(),
};

/** What the feed of an integration tells; credentials are never in it. */
export const integrationPayloads = {
  integration_added: z.object({ name: z.string(), product_name: z.string() }),
  /** Events of before lack the name. */
  integration_changed: z.object({ changes: z.array(change), name: z.string().optional() }),
  /** The credentials of the integration were replaced by others, which work. */
  integration_reauthenticated: z.object({ name: z.string(), customer_code: z.string() }),
  /** The credentials of the integration were removed. */
  integration_disconnected: z.object({ name: z.string() }),
  /** The first of the nightly checks that fail in a row. */
  integration_check_failed: z.object({ name: z.string(), outcome: z.enum(checkOutcomes) }),
  /** The payroll code of a type, for everybody or for a statute or a part of the day; null is none. */
  day_off_type_linked: z.object({
    type_name: z.string(),
    statute: z.enum(statutes).nullable(),
    part: z.enum(mappedParts).nullable(),
    old: z.string().nullable(),
    new: z.string().nullable(),
  }),
  push_started: z.object({
    ...pushed,
    /** How many people were not sent. */
    left_out: z.int().nonnegative(),
  }),
  /** The office answered for everybody. */
  push_done: z.object({ ...pushed, taken_over: z.int().nonnegative(), refused: z.int().nonnegative() }),
  push_failed: z.object({ month: z.string(), problem: z.string() }),
};

/** What somebody can do to a webhook. */
const webhookChanges = ['added', 'changed', 'deleted', 'secret_renewed'] as const;
export type WebhookChange = (typeof webhookChanges)[number];

/** Why a webhook was switched off by itself: three days of failures, an answer 410, no secret to sign with. */
export const webhookStops = ['failed', 'gone', 'no_secret'] as const;
export type WebhookStop = (typeof webhookStops)[number];

/** What feeds tell of webhooks, by their name; their secrets are never in it. */
export const webhookPayloads = {
  webhook_changed: z.object({ act: z.enum(webhookChanges), name: z.string() }),
  webhook_stopped: z.object({ name: z.string(), reason: z.enum(webhookStops) }),
};
