import * as z from 'zod';
import { pagePurposes } from '#shared/links/link.ts';

/** What a person can answer through a link that asks for a yes or a no. */
export const yesOrNo = z.enum(['yes', 'no']);
export type YesOrNo = z.infer<typeof yesOrNo>;

/** What the purpose of a link shows to its person. Texts are complete sentences for somebody without an account. */
export const shownByPurpose = z.object({
  /** What this is about. */
  title: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What happened, where there is nothing to answer any more, or what else the person should know. */
  notice: z.string().nullable(),
  /** What can be answered now; empty where nothing can. */
  answers: z.array(yesOrNo),
  /** The present answer. */
  answer: yesOrNo.nullable(),
  /** Whom to ask. */
  ask: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
});
export type ShownByPurpose = z.infer<typeof shownByPurpose>;

/** What the page of a link shows. */
export const linkDetail = shownByPurpose.extend({
  purpose: z.enum(pagePurposes),
  /** The name of the person whom the link is for. */
  person: z.string(),
  /** The company that sent it. */
  company: z.string(),
  /** `closed`: nothing can be answered; `answered`: there is an answer, which may still be changed. */
  state: z.enum(['open', 'answered', 'closed']),
  /** dd/mm/yyyy hh:mm, Belgian time, from which on the link is dead. */
  until: z.string(),
  has_calendar: z.boolean(),
});
export type LinkDetail = z.infer<typeof linkDetail>;
