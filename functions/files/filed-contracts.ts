import { contractOfFile, fileOfContract, type DocumentPlace } from '#shared/documents/document-id.ts';
import type { DocumentType } from '#shared/documents/document.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { StoredPdf } from '#shared/contracts/signing.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { assetContracts, carContracts, personContracts } from '#functions/platform/contracts/policies.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import type { StoredDocument } from '#functions/platform/documents/document-store.ts';

/** The signed file of a contract, as a document of a record that the contract is about. */
export type FiledContract = {
  readonly document: StoredDocument;
  readonly pdf: StoredPdf;
  readonly contractId: number;
};

const contractsOf = new Map<ObjectType, typeof carContracts>([
  ['car', carContracts],
  ['asset', assetContracts],
  ['employee', personContracts],
]);

const typeOf = ({ policy }: Contract): DocumentType =>
  policy === 'policy' || policy === 'annex' ? 'policy' : 'contract';

const filed = (contract: Contract, { object, objectId }: Omit<DocumentPlace, 'fileId'>): FiledContract[] => {
  const { id, name, result: pdf, sending, signed_at: at, created_at: made } = contract;
  if (contract.state !== 'signed' || contract.deleted === 1 || !pdf) return [];
  const document: StoredDocument = {
    object,
    objectId,
    fileId: fileOfContract(id),
    version: contract.version,
    filename: `${name}.pdf`,
    size: pdf.bytes,
    content_type: 'application/pdf',
    sha256: pdf.sha256,
    document_type: typeOf(contract),
    uploaded_at: at ?? made,
    uploaded_by: { user_id: sending?.sent_by.user_id ?? 0, name: sending?.sent_by.name ?? '' },
    purge_at: null,
  };
  return [{ document, pdf, contractId: id }];
};

/**
 * The signed contracts about a record, or the one of them that is wanted, in no order, for readers of contracts who see
 * the person of each (docs/areas/contracts.md#filed). They are looked up rather than stored beside the record, so each
 * reader gets their own.
 */
export const filedContracts = async (
  actor: Actor,
  object: ObjectType,
  objectId: number,
  wanted?: number,
): Promise<FiledContract[]> => {
  const contracts = contractsOf.get(object);
  if (!contracts || !can(actor, 'contracts:read')) return [];
  const [scope] = await Promise.all([visibleEmployees(actor), contracts.join.refresh()]);
  const signed = contracts
    .rowsOf(objectId)
    .filter(({ state, deleted, employee_id: person }) => state === 'signed' && deleted === 0 && scope.has(person))
    .filter(({ id }) => wanted === undefined || id === wanted);
  if (signed.length === 0) return [];
  const stored = await contractStore.getMany(signed.map(({ id }) => id));
  return stored.flatMap((contract) => filed(contract, { object, objectId }));
};

/** The signed contract that a document stands for; undefined for a document of its own. Throws `not_found`. */
export const findFiled = async (
  actor: Actor,
  { object, objectId, fileId }: DocumentPlace,
): Promise<FiledContract | undefined> => {
  const wanted = contractOfFile(fileId);
  if (wanted === undefined) return undefined;
  const [found] = await filedContracts(actor, object, objectId, wanted);
  if (!found) throw new AppError('not_found');
  return found;
};
