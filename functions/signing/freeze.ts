import { createHash } from 'node:crypto';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Sending, StoredPdf } from '#shared/contracts/signing.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { contentDisposition } from '#functions/platform/files/download.ts';
import { putBytes, readBytes } from '#functions/platform/files/objects.ts';
import { orderOf, renderDocument } from '#functions/contracts/contract-pdf.ts';
import type { ChosenSigners } from './signers.ts';

const PDF = 'application/pdf';

type Frozen = {
  readonly pdf: StoredPdf;
  readonly frames: Sending['frames'];
  readonly missing: readonly string[];
  /** Stores the pages. It is called when the contract is sent, so that one that is not sent leaves no pages behind. */
  readonly keep: () => Promise<void>;
};

/** The names of the signers as the pages have them. */
const signaturesOf = (contract: Contract, { signers }: ChosenSigners) => {
  const userOf = (role: string): number => signers.find((signer) => signer.role === role)?.user_id ?? 0;
  const has = (role: string): 0 | 1 => (signers.some((signer) => signer.role === role) ? 1 : 0);
  return {
    ...contract,
    employee_signature_required: has('employee'),
    internal_signature_required: has('internal_first'),
    internal_signer_user_id: userOf('internal_first'),
    second_internal_signer_user_id: userOf('internal_second'),
  };
};

/** The names under the frames of the signatures are those of the people who are asked. */
const namedSigners = ({ signers }: ChosenSigners): Record<string, string> => {
  const fields = {
    internal_first: 'signer_first_name',
    internal_second: 'signer_second_name',
    employee: 'signer_employee_name',
  } as const;
  return Object.fromEntries(signers.map(({ role, name }) => [fields[role], name]));
};

/**
 * The pages that are sent: those of the text, made once and kept under their hash, or the file that was uploaded.
 * Throws `not_found` for a contract whose file was not uploaded yet.
 */
export const freeze = async (actor: Actor, contract: Contract, chosen: ChosenSigners): Promise<Frozen> => {
  if (contract.file_type === 'pdf') {
    if (!contract.pdf) throw new AppError('not_found', { detail: 'The file of this contract was not uploaded yet.' });
    return { pdf: contract.pdf, frames: [], missing: [], keep: () => Promise.resolve() };
  }
  const order = await orderOf(signaturesOf(contract, chosen));
  if (!order) throw new AppError('not_found');
  const named = { ...order, values: { ...order.values, ...namedSigners(chosen) } };
  // In what is signed no label in the language of the sender stands: whoever signs fills in what is missing.
  const rendered = await renderDocument(actor, named, 'line');
  const { bytes, sha256, pages, places, missing } = rendered;
  const key = `contracts/${contract.id}/${sha256}.pdf`;
  const keep = (): Promise<void> => putBytes(key, Buffer.from(bytes), PDF, contentDisposition(`${contract.name}.pdf`));
  return { pdf: { key, sha256, bytes: bytes.length, pages }, frames: [...places], missing, keep };
};

/** The frozen pages as they were stored. Throws when they are not those that were frozen. */
export const readFrozen = async ({ key, sha256 }: StoredPdf): Promise<Buffer> => {
  const { bytes } = await readBytes(key);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`the stored file is not the one that was frozen: ${sha256}`);
  return bytes;
};
