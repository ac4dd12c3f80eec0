import * as z from 'zod';
import { extrasRow } from '#shared/contract/records/record-extras.ts';
import { reminderScheduleOut, signatureFlags } from '#shared/contract/templates/template.ts';
import { CONTRACT_NAME_MAX } from '#shared/contracts/limits.ts';
import {
  addressTypes,
  contractFileTypes,
  contractStates,
  policyKinds,
  signatureLevels,
  signingMethods,
  valueSources,
} from '#shared/contracts/names.ts';
import { documentLanguages, templateTypes } from '#shared/templates/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { line } from '#shared/values/text.ts';
import { flag, id, version } from '#shared/values/wire.ts';

export const contractName = line(CONTRACT_NAME_MAX);
/** The name of a new contract; a blank one is left out, since the template has one. */
export const newContractName = contractName.transform((name) => name || undefined).optional();

/** A contract in lists. */
export const contractOut = z.object({
  id,
  version,
  name: z.string(),
  type: z.enum(templateTypes),
  language: z.enum(documentLanguages),
  state: z.enum(contractStates),
  employee_id: id,
  person_name: z.string(),
  avatar: z.string().nullable(),
  person_team_names: z.string().nullable(),
  template_id: id.nullable(),
  template_name: z.string().nullable(),
  template_version: z.int().nullable(),
  file_type: z.enum(contractFileTypes),
  signer_names: z.string().nullable(),
  owner_user_id: id,
  /** What it is to the things that it is about; null for no policy. */
  policy: z.enum(policyKinds).nullable(),
  /** The instant at which it was made, as of ISO 8601; those of sending and signing are so, too. */
  created_at: z.string(),
  sent_at: z.string().nullable(),
  signed_at: z.string().nullable(),
  deadline: dmyDate.nullable(),
  deleted: flag,
});
export type ContractOut = z.output<typeof contractOut>;

export const contractRow = contractOut.extend(extrasRow);
export type ContractRowOut = z.output<typeof contractRow>;

/** A field of the text with its value. */
export const shortcodeValue = z.object({
  shortcode: z.string(),
  label: z.string(),
  /** The value as the document shows it; '' while it is missing, and for a table. */
  value: z.string(),
  source: z.enum(valueSources),
  /** Where the value is kept, so that it can be changed there; null for what belongs to no record. */
  object_type: z.string().nullable(),
  object_id: id.nullable(),
  /** What the record says now. */
  record_value: z.string(),
  /** 1: the record says something else since the value was taken. */
  changed: flag,
});

/** A value with characters that no font of the PDF has, each once: the file shows □ there. */
export const unprintableValue = z.object({ shortcode: z.string(), characters: z.array(z.string()) });

export const contractDetails = contractOut.extend({
  tags: extrasRow.tags,
  /** The text of a draft of type html, else null. */
  content_html: z.string().nullable(),
  method: z.enum(signingMethods).nullable(),
  level: z.enum(signatureLevels).nullable(),
  /** SHA-256 of the frozen file; null while there is none. */
  sha256: z.string().nullable(),
  pages: z.int().positive().nullable(),
  /** 1: the file is frozen. */
  final: flag,
  /** SHA-256 of the sealed file; null while there is none. */
  result_sha256: z.string().nullable(),
  /** The day until which a signed contract is kept at least; null for every other one. */
  kept_until: dmyDate.nullable(),
  /** How often it was sent. */
  sendings: z.int().nonnegative(),
  /** The policy that it adds to or follows. */
  replaces_contract_id: id.nullable(),
  /** 1: the law gives a qualified signature or paper more weight for such a contract than a simple one. */
  qualified_wanted: flag,
  /** 1: work begins on or before the deadline, or has begun: such a contract may lose its form. */
  late_for_start: flag,
  /** The day on which work begins, where such a contract must be signed before. */
  start_date: dmyDate.nullable(),
  /** When whoever has the turn is reminded. */
  reminders: z.object({
    ...reminderScheduleOut,
    /** The instant of the next one, as of ISO 8601; null for none. */
    next_at: z.string().nullable(),
  }),
  /** Where you sign at the provider, while it is your turn; null elsewhere. */
  provider_url: z.string().nullable(),
  /** What the sending that is under way or ended says; null for one that was never sent. */
  sending: z
    .object({
      number: z.int().positive(),
      address_type: z.enum(addressTypes),
      message: z.string().nullable(),
      sent_by: z.string(),
      /** When it was declined or expired. */
      ended_at: z.string().nullable(),
      missing: z.array(z.string()),
      override_reason: z.string().nullable(),
      simple_reason: z.string().nullable(),
      /** What was wrong with sealing, or at the provider. */
      problem: z.string().nullable(),
    })
    .nullable(),
  about: z.array(
    z.object({
      object_type: z.string(),
      object_id: id,
      /** The name; null where the reader may not see it. */ name: z.string().nullable(),
    }),
  ),
  /** The language that the law asks for the person's establishment, where it differs from that of the text. */
  language_expected: z.enum(documentLanguages).nullable(),
  ...signatureFlags,
});
export type ContractDetails = z.output<typeof contractDetails>;

/** Which template a contract is made from: exactly one of these. */
export const templateChoice = {
  contract_template_id: id.optional(),
  public_library_contract_template_id: z.string().optional(),
};

/** A file to look at, valid for a minute. */
export const pdfLink = z.object({ file_url: z.string(), sha256: z.string() });
