import * as z from 'zod';
import { balanceOut } from '#shared/contract/days-off/balance.ts';
import { contractStates, signatureLevels, signerRoles } from '#shared/contracts/names.ts';
import { signatureFrame } from '#shared/contracts/signing.ts';
import { dayOffUnits, endParts, requestStates, startParts } from '#shared/days-off/names.ts';
import { pagePurposes } from '#shared/links/link.ts';
import { documentLanguages } from '#shared/templates/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { languages } from '#shared/values/language.ts';
import { id } from '#shared/values/wire.ts';

/** What a person can answer through a link that asks for a yes or a no. */
export const yesOrNo = z.enum(['yes', 'no']);
export type YesOrNo = z.infer<typeof yesOrNo>;

const minutes = z.int();

/** What a link to one's days off shows. Amounts are minutes. */
export const daysOffShown = z.object({
  year: z.int(),
  balances: z.array(balanceOut.pick({ type_id: true, type_name: true, unit: true, day_minutes: true, right: true, carried_over: true, carried_until: true, corrections: true, taken: true, planned: true, asked: true, left: true })), // prettier-ignore
  /** What can be asked for, by name. */
  types: z.array(z.object({ id, name: z.string(), unit: z.enum(dayOffUnits) })),
  /** Today, and the first day that may be asked. */
  today: dmyDate,
  first_day: dmyDate,
  /** The requests of the person, latest first; absences are left out. */
  requests: z.array(
    z.object({
      id,
      type_name: z.string(),
      unit: z.enum(dayOffUnits),
      start_date: dmyDate,
      end_date: dmyDate,
      start_part: z.enum(startParts),
      end_part: z.enum(endParts),
      minutes,
      day_minutes: minutes,
      reason: z.string().nullable(),
      state: z.enum(requestStates),
      decided_by: z.string().nullable(),
      message: z.string().nullable(),
      can_cancel: z.boolean(),
    }),
  ),
});
export type DaysOffShown = z.output<typeof daysOffShown>;

/** What a link to a contract shows to the person who signs it. */
export const signShown = z.object({
  contract_name: z.string(),
  person_name: z.string(),
  /** The weight of the signature. */
  level: z.enum(signatureLevels),
  pages: z.int().positive(),
  /** The frozen pages, or the signed file once everybody has signed; valid for a minute, '' where nothing is shown. */
  file_url: z.string(),
  sha256: z.string(),
  /** The last day to sign, dd/mm/yyyy. */
  expires_on: dmyDate.nullable(),
  state: z.enum(contractStates),
  /** `sign`: the person can sign, decline or ask for paper; else why there is nothing to do. */
  step: z.enum(['sign', 'provider', 'signed', 'done', 'declined', 'paper', 'waiting', 'over']),
  /** The address at which the person signs at a provider; null without one. */
  provider_url: z.string().nullable(),
  language: z.enum(documentLanguages),
  /** What was written to them when it was sent. */
  message: z.string().nullable(),
  /** The day that a signature made now has. */
  today: dmyDate,
  /** Who sent it. */
  sent_by: z.string(),
  /** The moment of their signature, dd/mm/yyyy hh:mm. */
  signed_on: z.string().nullable(),
  /** Who else signs, in the order of signing. */
  signers: z.array(z.object({ name: z.string(), role: z.enum(signerRoles), signed: z.boolean(), you: z.boolean() })),
  /**
   * Where on the pages their signature comes, in points from the upper left corner; null without a place of its own.
   */
  frame: signatureFrame.omit({ signer: true }).nullable(),
  /** In whose presence it is signed on a screen of the company; null elsewhere. */
  in_presence_of: z.string().nullable(),
});
export type SignShown = z.output<typeof signShown>;

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
  /** The person to ask. */
  ask: z.object({ name: z.string(), address: z.string().nullable() }).nullable(),
  has_calendar: z.boolean(),
  days_off: daysOffShown.optional(),
  sign: signShown.optional(),
});
export type ShownByPurpose = z.infer<typeof shownByPurpose>;

/** What the page of a link shows. */
export const linkDetail = shownByPurpose.extend({
  purpose: z.enum(pagePurposes),
  /** The language of its texts: the one that was asked for, else that of the person. */
  language: z.enum(languages),
  /** The name of the person whom the link is for. */
  person: z.string(),
  /** The company that sent it. */
  company: z.string(),
  /** `closed`: nothing can be answered; `answered`: there is an answer, which may still be changed. */
  state: z.enum(['open', 'answered', 'closed']),
  /** The moment from which on the link is dead, as dd/mm/yyyy hh:mm, Belgian time. */
  until: z.string(),
});
export type LinkDetail = z.infer<typeof linkDetail>;
