import * as z from 'zod';
import { email } from '#shared/contract/people/employee.ts';
import { SIGNING_MESSAGE_MAX, SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { addressTypes, contractStates, signatureLevels, signerRoles, signingMethods } from '#shared/contracts/names.ts';
import { contractSigner, madeSignature } from '#shared/contracts/signing.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { paragraph } from '#shared/values/text.ts';
import { flag, id, version } from '#shared/values/wire.ts';

/** A signer as the API shows them. */
export const signerOut = contractSigner.extend({
  /** When they were reminded last. */
  reminded_at: z.string().nullable(),
  /** Since when they want to sign on paper. */
  wants_paper_at: z.string().nullable(),
  /** A link to the picture of the person who signs. */
  avatar: z.string().nullable(),
  /** 1: it is their turn. */
  has_turn: flag,
  /** 0: the user lost the right to sign since they were chosen. */
  may_sign: flag,
  signature: madeSignature.pick({ kind: true, name: true, place: true, presence: true }).nullable(),
});
export type SignerOut = z.output<typeof signerOut>;

/** What only the server sets of a signer, as it was read. */
const setByServer = signerOut.omit({ role: true, user_id: true, email: true, order: true }).partial();

/** A signer as they are chosen. What only the server sets may come along and is ignored. */
export const signerIn = z.strictObject({
  role: z.enum(signerRoles),
  /** The user who signs for the company. */
  user_id: z.int().nonnegative().optional(),
  /** The address of the person, if neither of their own is meant. */
  email: z.union([z.literal(''), email]).optional(),
  /** The place in the order; the order of the list without it. */
  order: z.int().positive().optional(),
  ...setByServer.shape,
});
export type SignerIn = z.output<typeof signerIn>;

/** Who signs and how: without signers as the contract says, without a method derived from the signers. */
export const signingChoice = {
  signers: z.array(signerIn).min(1).max(3).optional(),
  method: z.enum(signingMethods).optional(),
};

/** The terms on which contracts are sent. */
export const sendingTerms = {
  optional_message: paragraph(SIGNING_MESSAGE_MAX).optional(),
  preferred_email_address_type: z.enum(addressTypes).optional(),
  /** The last day to sign. */
  deadline: wireDate.optional(),
  /** 1 sends although values are missing, for the reason that is given. */
  override_missing: flag.optional(),
  override_reason: paragraph(SIGNING_REASON_MAX).optional(),
  /** Why a simple signature is enough for a contract that the law wants qualified. */
  simple_reason: paragraph(SIGNING_REASON_MAX).optional(),
};

/** The body of an act on the contract of a path. */
export const signingActIn = z.strictObject({
  /** Equal to the id of the path. */
  contract_id: id.optional(),
  reason: paragraph(SIGNING_REASON_MAX).optional(),
});

/** The answer to an act on the way to a signed contract. */
export const acted = z.object({ id, state: z.enum(contractStates), version });

export const levelOut = z.enum(signatureLevels).nullable();
