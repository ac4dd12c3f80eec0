import * as z from 'zod';
import { flag, id } from '#shared/values/wire.ts';
import { addressTypes, auditActs, signatureKinds, signerRoles, signerStates } from './names.ts';

/** A file in the bucket: its key, SHA-256, size in bytes and number of pages. */
export const storedPdf = z.object({
  key: z.string(),
  sha256: z.string(),
  bytes: z.int().nonnegative(),
  pages: z.int().positive(),
});
export type StoredPdf = z.infer<typeof storedPdf>;

/** A person who signs, in the order of signing; times are ISO instants. */
export const contractSigner = z.object({
  /** Numbers the signers of one contract. */
  id,
  role: z.enum(signerRoles),
  /** The user who signs for the company; 0 for the person of the contract. */
  user_id: z.int().nonnegative(),
  /** The person who signs; 0 for a user without a record as a person. */
  employee_id: z.int().nonnegative(),
  name: z.string(),
  email: z.string(),
  order: z.int().positive(),
  state: z.enum(signerStates),
  /** The moments at which the turn of the signer began, their page was opened, they signed. */
  sent_at: z.string().nullable(),
  opened_at: z.string().nullable(),
  signed_at: z.string().nullable(),
  /** The reason of a signer who declined. */
  reason: z.string().nullable(),
});

/** What a signer of a sending has beside; absent in signers that were chosen before the first sending. */
export const storedSigner = contractSigner.extend({
  /** Counts the links: a corrected address makes the links of before dead. */
  ask: z.int().positive().optional(),
  reminded_at: z.string().nullable().optional(),
  /** When the sender was told last instead of a signer who can no longer sign. */
  sender_told_at: z.string().optional(),
  /** Since when the signer wants to sign on paper. */
  wants_paper_at: z.string().nullable().optional(),
});
export type StoredSigner = z.infer<typeof storedSigner>;

/** The frame of a signature on the frozen pages, in points from the upper left corner of its page. */
export const signatureFrame = z.object({
  signer: z.enum(signerRoles),
  page: z.int().positive(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** A signature as it was put, with what the certificate tells of it. */
export const madeSignature = z.object({
  kind: z.enum(signatureKinds),
  /** The name as the signer wrote it. */
  name: z.string(),
  /** The picture of a drawn signature in the bucket. */
  picture: z.string().nullable(),
  /** Where the signer says that they signed. */
  place: z.string().nullable(),
  at: z.string(),
  /** The address and the program that it came from. */
  from: z.string().nullable(),
  agent: z.string().nullable(),
  /** The user in whose presence it was put on their screen. */
  presence: z.string().nullable(),
});
export type MadeSignature = z.infer<typeof madeSignature>;

/** A deliberate choice with its reason. */
export const deliberateChoice = z.object({ reason: z.string(), user_id: id, name: z.string() });

/** The request at a provider of signatures. */
export const providerRequest = z.object({
  /** Null until the provider has taken it. */
  request_id: z.string().nullable(),
  /** Counts the requests of a sending: one that failed for good is followed by another; 1 without it. */
  attempt: z.int().positive().optional(),
  /** Where each signer signs, by their id. */
  urls: z.record(z.string(), z.string()),
  tries: z.int().nonnegative(),
  problem: z.string().nullable(),
});

/** One sending: what was frozen, asked and signed. A draft that was never sent has none. */
export const sending = z.object({
  /** Counts the sendings of a contract from 1; each freezes a version of its own. */
  number: z.int().positive(),
  address_type: z.enum(addressTypes),
  message: z.string().nullable(),
  sent_by: z.object({ user_id: id, name: z.string(), email: z.string() }),
  /** The places of the signatures; one who has none signs on the page behind the last. */
  frames: z.array(signatureFrame),
  /** 0: nobody is reminded; absent as 1. */
  remind: flag.optional(),
  remind_first_days: z.int().positive(),
  remind_every_days: z.int().positive(),
  /** The values that were missing when it was sent, by name, and why it was sent nevertheless. */
  missing: z.array(z.string()),
  override: deliberateChoice.nullable(),
  /** Why a simple signature was chosen for a contract that the law wants qualified. */
  simple: deliberateChoice.nullable(),
  /** The signatures by the id of their signer. */
  signatures: z.record(z.string(), madeSignature),
  /** The days before the deadline of which was warned. */
  warned: z.array(z.int()),
  provider: providerRequest.nullable(),
  /** When it was declined or expired; absent in one that did not, or did so earlier. */
  ended_at: z.string().optional(),
  /** How often the result was tried, and what was wrong the last time. */
  tries: z.int().nonnegative(),
  problem: z.string().nullable(),
});
export type Sending = z.infer<typeof sending>;

/** The end of the audit trail of a contract: how many entries it has, and the hash of the last one. */
export const auditEnd = z.object({ count: z.int().nonnegative(), hash: z.string() });

/** An entry of the audit trail as it is stored and shown. */
export const auditEntry = z.object({
  n: z.int().positive(),
  at: z.string(),
  /** One of the acts, or one that only a later release knew, which was taken back. */
  what: z.union([z.enum(auditActs), z.string()]),
  /** Who did it: the name of a user or a signer, or `system`. */
  who: z.string(),
  /** The internet address that it came from; null for what a schedule did. */
  from: z.string().nullable(),
  /** What belongs to it: names and values as text. */
  details: z.record(z.string(), z.string()),
  previous_hash: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
