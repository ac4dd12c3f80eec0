import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { line } from '#shared/values/text.ts';
import { flag } from '#shared/values/wire.ts';
import { isEventChoice } from '#shared/webhooks/webhook-events.ts';
import { WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX } from '#shared/webhooks/limits.ts';

/** More choices than there are events are a mistake. */
const CHOICES_MAX = 300;

const required = (text: string): boolean => text !== '';

/** What is sent of a subscription. Whether its address may be used is a rule (`address.rules.ts`). */
export const subscriptionFieldsIn = {
  name: line(WEBHOOK_NAME_MAX).refine(required, failsWith('required')),
  url: line(WEBHOOK_URL_MAX),
  /** Event types, areas (`fleet.*`), or everything (`*`). */
  events: z
    .array(z.string().refine(isEventChoice, failsWith('unknown_event')))
    .min(1)
    .max(CHOICES_MAX),
  active: flag,
};
