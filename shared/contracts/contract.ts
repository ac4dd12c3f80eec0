import * as z from 'zod';
import { extrasFields } from '#shared/records/record-extras.ts';
import { documentLanguages, templateTypes } from '#shared/templates/names.ts';
import { signatureRequirements, storedText } from '#shared/templates/template.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import {
  aboutTypes,
  contractFileTypes,
  contractStates,
  policyKinds,
  signatureLevels,
  signingMethods,
} from './names.ts';
import { auditEnd, sending, storedPdf, storedSigner } from './signing.ts';

/** A vehicle or asset that the contract is about. */
export const aboutRecord = z.object({ object_type: z.enum(aboutTypes), object_id: id });
export type AboutRecord = z.infer<typeof aboutRecord>;

/** A table as a value, such as the assets of a person. */
const tableValue = z.object({
  header: z.array(z.string()).readonly(),
  rows: z.array(z.array(z.string()).readonly()).readonly(),
});
export const fieldValues = z.record(z.string(), z.union([z.string(), tableValue]));

/** A stored contract. Its values hold wages, so whoever reads it needs access to wages. */
export const contract = signatureRequirements.extend({
  id,
  version,
  name: z.string(),
  type: z.enum(templateTypes),
  language: z.enum(documentLanguages),
  /** Null: the file was uploaded, or the template is one of the public library. */
  template_id: id.nullable(),
  template_version: z.int().positive().nullable(),
  employee_id: id,
  owner_user_id: id,
  file_type: z.enum(contractFileTypes),
  /** The text of a contract of type html. */
  text: storedText.nullable(),
  /** The text that it was made from, for the differences. */
  template_text: storedText.nullable(),
  /** The uploaded file of a contract of type pdf, or the frozen one of any that was made final. */
  pdf: storedPdf.nullable(),
  /** 1: the file is frozen and never made again. */
  final: flag,
  /** What the fields of the text stood for on the records when the value was taken. */
  record_values: fieldValues,
  /** Values that were set by hand; they count before those of the record. */
  custom_values: z.record(z.string(), z.string()),
  about: z.array(aboutRecord),
  state: z.enum(contractStates),
  method: z.enum(signingMethods).nullable(),
  level: z.enum(signatureLevels).nullable(),
  signers: z.array(storedSigner),
  sent_at: z.string().nullable(),
  signed_at: z.string().nullable(),
  /** The last day on which it can be signed, ISO. */
  deadline: z.string().nullable(),
  /** What a run made it for, so that a run that is tried again makes nothing twice. */
  made_by_run: z.string().nullable(),
  /** The sending that is under way or ended; absent in a draft. */
  sending: sending.optional(),
  /** How often it was sent. */
  sendings: z.int().nonnegative().optional(),
  audit: auditEnd.optional(),
  /** The sealed file, or the signed paper. */
  result: storedPdf.optional(),
  /** The moment from which the sweeper has something to do for it, ISO; absent or null for nothing. */
  due_at: z.string().nullable().optional(),
  /** How the contract stands to the vehicles and assets that it is about; absent for a contract that is no policy. */
  policy: z.enum(policyKinds).optional(),
  /** The policy that it adds to or follows. */
  replaces_contract_id: id.optional(),
  deleted: flag,
  created_at: z.string(),
  excel_import_id: z.string().nullable(),
  ...extrasFields,
});
export type Contract = z.infer<typeof contract>;

/** The fields that no list of contracts keeps in memory. */
export type UnlistedField =
  | 'excel_import_id'
  | 'text'
  | 'template_text'
  | 'pdf'
  | 'record_values'
  | 'custom_values'
  | 'made_by_run'
  | 'sending'
  | 'sendings'
  | 'audit'
  | 'result';
