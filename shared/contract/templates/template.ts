import * as z from 'zod';
import { extrasRow } from '#shared/contract/records/record-extras.ts';
import { FIELD_NAME } from '#shared/document-content/limits.ts';
import { documentLanguages, fieldGroups, fieldTypes, templateStates, templateTypes } from '#shared/templates/names.ts';
import { CATEGORY_NAME_MAX, TEMPLATE_NAME_MAX } from '#shared/templates/limits.ts';
import { line } from '#shared/values/text.ts';
import { flag, id, version } from '#shared/values/wire.ts';

export const templateName = line(TEMPLATE_NAME_MAX);
export const categoryName = line(CATEGORY_NAME_MAX);

/**
 * The text as HTML. The server keeps the closed set of nodes of docs/areas/templates.md#content and says what it
 * dropped; more than 300 KB is refused.
 */
export const contentHtml = z.string();

export const shortcode = z.string().regex(FIELD_NAME);

export const signatureFlags = {
  employee_signature_required: flag,
  internal_signature_required: flag,
  /** The user who signs for the company; 0 is chosen when the contract is sent. */
  internal_signer_user_id: z.int().nonnegative(),
  second_internal_signer_user_id: z.int().nonnegative(),
};

/** A template in lists. */
export const templateOut = z.object({
  id,
  version,
  name: z.string(),
  type: z.enum(templateTypes),
  language: z.enum(documentLanguages),
  category_id: id.nullable(),
  category: z.string().nullable(),
  tags: extrasRow.tags,
  isPartner: flag,
  partnerName: z.string().nullable(),
  state: z.enum(templateStates),
  /** The number of the last published version; 0 while there is none. */
  published_version: z.int().nonnegative(),
  /** 1: the text was changed since its last published version. */
  changed_since: flag,
  owner_user_id: id,
  owner_name: z.string().nullable(),
  unknown_count: z.int().nonnegative(),
  /** The instant of the last change, as of ISO 8601. */
  changed_at: z.string(),
  deleted: flag,
  ...signatureFlags,
});
export type TemplateOut = z.output<typeof templateOut>;

export const templateRow = templateOut.extend({ custom_fields: extrasRow.custom_fields });

/** Who works on the text: another user's draft is theirs until two minutes after its last save. */
export const draftBy = z.object({
  user_id: id,
  name: z.string(),
  at: z.string(),
  /** 1: somebody else's, and still theirs. */
  locked: flag,
});

/** When whoever has the turn to sign is reminded. */
export const reminderScheduleOut = {
  /** 0: never. */
  remind: flag,
  /** The number of days before the first reminder, and between two of them. */
  remind_first_days: z.int().positive(),
  remind_every_days: z.int().positive(),
};

/** A schedule as it is changed: what is absent stays. The numbers are looked at by its rules. */
export const reminderScheduleIn = {
  remind: flag.optional(),
  remind_first_days: z.number().optional(),
  remind_every_days: z.number().optional(),
};

export const templateDetails = templateOut.extend({
  ...reminderScheduleOut,
  content_html: z.string(),
  /** The fields of the text, by name, in the order of the text. */
  fields: z.array(z.string()),
  unknown_shortcodes: z.array(z.string()),
  draft_by: draftBy.nullable(),
  /** The pictures of the text, with a link of a minute each. */
  images: z.array(z.object({ file_id: z.string(), url: z.string() })),
});
export type TemplateDetails = z.output<typeof templateDetails>;

/** What a change of a template answers. */
export const templateEdited = z.object({
  id,
  version,
  /** What the text lost when it was cleaned: names of elements, `image` and `link`. */
  removed_tags: z.array(z.string()),
  unknown_shortcodes: z.array(z.string()),
});

/** A field that a text may hold. */
export const hashtag = z.object({
  shortcode: z.string(),
  label: z.string(),
  group: z.enum(fieldGroups),
  type: z.enum(fieldTypes),
});

/** A template of the public library, in one language. */
export const libraryTemplate = z.object({
  /** The id of the text, such as `employment-contract-nl`. */
  id: z.string(),
  name: z.string(),
  type: z.enum(templateTypes),
  language: z.enum(documentLanguages),
  description: z.string(),
});
export const libraryId = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

export const categoryOut = z.object({
  id,
  name: z.string(),
  parent_id: id.nullable(),
  /** The templates in it, those of the categories below it included. */
  count: z.int().nonnegative(),
});
