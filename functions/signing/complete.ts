import { createHash } from 'node:crypto';
import { documentWords } from '#shared/contracts/document-words.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { SignerRole } from '#shared/contracts/names.ts';
import type { StoredPdf } from '#shared/contracts/signing.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { contentDisposition } from '#functions/platform/files/download.ts';
import { putBytes, readBytes } from '#functions/platform/files/objects.ts';
import type { SealMark, SealOrder } from '#functions/platform/pdf/seal-order.ts';
import { sealPdf } from '#functions/platform/pdf/seal-pdf.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { stale, unlessRefused } from '#functions/platform/storage/saved-version.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { completedWrites } from './completed.ts';
import { completionIsDone } from '#functions/contracts/completion-queue.ts';
import { readFrozen } from './freeze.ts';
import { addressOfLink } from './identified-by.ts';
import { planFailure } from './provider-acts.ts';
import { readProviderFile, WrongFile } from './provider-file.ts';
import { planStep, type Planned } from './step.ts';

const PDF = 'application/pdf';

type Signed = Contract & { readonly sending: NonNullable<Contract['sending']>; readonly pdf: StoredPdf };

const labelOf = ({ language }: Contract, role: SignerRole): string =>
  role === 'employee' ? documentWords[language].employee : documentWords[language].employer;

const pictureOf = async (key: string): Promise<Uint8Array> => (await readBytes(key)).bytes;

const marksOf = (contract: Signed): Promise<SealMark[]> =>
  Promise.all(
    contract.signers.flatMap((signer) => {
      const made = contract.sending.signatures[String(signer.id)];
      if (!made) return [];
      const frame = contract.sending.frames.find((each) => each.signer === signer.role);
      return [
        (async (): Promise<SealMark> => ({
          ...(frame && {
            place: { page: frame.page, x: frame.x, y: frame.y, width: frame.width, height: frame.height },
          }),
          signature: made.picture === null ? { typed: made.name } : { picture: await pictureOf(made.picture) },
          label: labelOf(contract, signer.role),
          name: signer.name,
          signed_at: made.at,
        }))(),
      ];
    }),
  );

/** Everything that the certificate page tells. */
const orderOf = async (contract: Signed): Promise<SealOrder> => {
  const { sending, audit = { count: 0, hash: '' } } = contract;
  const [company, person] = await Promise.all([readCompany(), employeeStore.get(contract.employee_id)]);
  const signers = contract.signers
    .toSorted((one, other) => one.order - other.order)
    .flatMap((signer) => {
      const made = sending.signatures[String(signer.id)];
      if (!made) return [];
      const mailed = signer.role === 'employee' ? addressOfLink(signer.email, person) : 'session';
      return [
        {
          name: made.name,
          label: labelOf(contract, signer.role),
          identified_by: made.presence === null ? mailed : 'in_person',
          ...(made.presence !== null && { present: made.presence }),
          email: signer.email,
          ...(made.from !== null && { ip_address: made.from }),
          ...(made.agent !== null && { agent: made.agent }),
          ...(signer.opened_at !== null && { opened_at: signer.opened_at }),
          signed_at: made.at,
          ...(made.place !== null && { place: made.place }),
        } as const,
      ];
    });
  return {
    bytes: await readFrozen(contract.pdf),
    marks: await marksOf(contract),
    certificate: {
      language: contract.language,
      title: contract.name,
      company: company.name ?? process.env['TENANT_NAME'] ?? '',
      contract_id: contract.id,
      signers,
      audit: { entries: audit.count, last_hash: audit.hash },
      ...(sending.override && {
        missing: { names: sending.missing, by: sending.override.name, reason: sending.override.reason },
      }),
      ...(sending.simple && { simple_level: { by: sending.simple.name, reason: sending.simple.reason } }),
    },
    sealed_at: contract.signed_at ?? contract.created_at,
  };
};

/** The sealed file under a key that follows from the contract alone, so that a second try stores the same file again. */
export const resultKey = ({ id, sending }: Contract): string => `contracts/${id}/signed-${sending?.number ?? 0}.pdf`;

const sealed = async (contract: Signed): Promise<StoredPdf> => {
  const made =
    contract.method === 'provider' ? await readProviderFile(contract) : await sealPdf(await orderOf(contract));
  const { bytes, pages } = made;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = resultKey(contract);
  await putBytes(key, Buffer.from(bytes), PDF, contentDisposition(`${contract.name}.pdf`));
  return { key, sha256, bytes: bytes.length, pages };
};

/** Whether everybody has signed and the file is to be made. */
export const isReady = (contract: Contract | undefined): contract is Signed =>
  contract?.state === 'completing' && contract.sending !== undefined && contract.pdf !== null;

/** The step that ends a contract, with its file stored. */
export const planCompletion = async (contract: Signed): Promise<Planned> =>
  planStep({ before: contract, ...(await completedWrites(contract, await sealed(contract))) });

/** Notes that the file could not be made; it is tried again later, unless a provider gave back another one. */
const noteFailure = async (contract: Signed, error: unknown): Promise<void> => {
  if (error instanceof WrongFile) return transact(planFailure(contract, error.message, false).writes);
  const problem = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
  const sending = { ...contract.sending, tries: contract.sending.tries + 1, problem };
  await transact(planStep({ before: contract, change: { sending }, happened: [] }).writes);
};

/**
 * Makes the file of a contract that everybody has signed: signatures in their places, the certificate, the seal. Done
 * twice or by two workers at once it gives one result; a failure is tried again.
 */
export const complete = async (id: number): Promise<void> => {
  const contract = await contractStore.get(id);
  if (!isReady(contract)) return transact([completionIsDone(id)]);
  let planned: Planned;
  try {
    planned = await planCompletion(contract);
  } catch (error) {
    await noteFailure(contract, error);
    if (error instanceof WrongFile) return;
    throw error;
  }
  // Another worker may have been faster; a contract that changed is looked at again.
  await unlessRefused(stale, () => transact(planned.writes));
};
