import * as z from 'zod';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { documentLanguages, templateTypes } from './names.ts';

/** A text in the bucket: its key, the SHA-256 of its canonical HTML, and its size in bytes. */
export const storedText = z.object({ key: z.string(), sha256: z.string(), bytes: z.int().nonnegative() });
export type StoredText = z.infer<typeof storedText>;

/** Who signs what is made from a template, and when they are reminded; a user of 0 is chosen when it is sent. */
export const signatureRequirements = z.object({
  employee_signature_required: flag,
  internal_signature_required: flag,
  internal_signer_user_id: z.int().nonnegative(),
  second_internal_signer_user_id: z.int().nonnegative(),
  /** When signers are reminded; absent as usual (shared/templates/reminder-schedule.rules.ts). */
  remind: flag.optional(),
  remind_first_days: z.int().positive().optional(),
  remind_every_days: z.int().positive().optional(),
});
export type SignatureRequirements = z.infer<typeof signatureRequirements>;

/** Who signs where nobody said anything else. */
export const employeeOnly: SignatureRequirements = {
  employee_signature_required: 1,
  internal_signature_required: 0,
  internal_signer_user_id: 0,
  second_internal_signer_user_id: 0,
};

/** The signature requirements alone, out of an object that has them among other fields. */
export const requirementsIn = (source: SignatureRequirements): SignatureRequirements =>
  signatureRequirements.parse(source);

/** A published version, which never changes. */
export const templateVersion = signatureRequirements.extend({
  number: z.int().positive(),
  name: z.string(),
  language: z.enum(documentLanguages),
  text: storedText,
  /** The fields of the text, by name. */
  fields: z.array(z.string()),
  published_at: z.string(),
  published_by: id,
  published_by_name: z.string(),
});
export type TemplateVersion = z.infer<typeof templateVersion>;

/** Who works on the text, and since when it is kept. */
export const draftHolder = z.object({ user_id: id, name: z.string(), at: z.string() });

/** A stored template of the company, or one that an operator brought in for a partner. */
export const template = signatureRequirements.extend({
  id,
  version,
  name: z.string(),
  type: z.enum(templateTypes),
  language: z.enum(documentLanguages),
  category_id: id.nullable(),
  owner_user_id: id,
  /** 1: a partner's, which is read here and changed by nobody. */
  is_partner: flag,
  /** The text as it is edited; that of the last published version when nothing was changed since. */
  text: storedText,
  fields: z.array(z.string()),
  unknown_fields: z.array(z.string()),
  /** Null: the text is that of the last published version, or nobody works on it. */
  draft: draftHolder.nullable(),
  /** The number of the last published version; 0 while there is none. */
  published: z.int().nonnegative(),
  changed_at: z.string(),
  deleted: flag,
  created_at: z.string(),
  excel_import_id: z.string().nullable(),
  ...extrasFields,
});
export type Template = z.infer<typeof template>;

/** A category of templates; `parent_id` null stands at the top. */
export const templateCategory = z.object({ id, name: z.string(), parent_id: id.nullable() });
export type TemplateCategory = z.infer<typeof templateCategory>;
