import * as z from 'zod';
import { objectTypes, type ObjectType } from '#shared/records/object-types.ts';

export type DocumentPlace = { object: ObjectType; objectId: number; fileId: string };

const ID = /^([a-z_]+)-([1-9]\d{0,14})-([0-9A-HJKMNP-TV-Z]{26}|contract[1-9]\d{0,14})$/;
const CONTRACT = 'contract';

/** `car-12-01J…`: a document is addressed through the record it belongs to, so the right to one decides the other. */
export const documentIdOf = ({ object, objectId, fileId }: DocumentPlace): string => `${object}-${objectId}-${fileId}`;

export const parseDocumentId = (text: string): DocumentPlace | undefined => {
  const [, object, objectId, fileId] = ID.exec(text) ?? [];
  const known = objectTypes.find((type) => type === object);
  return known && fileId !== undefined ? { object: known, objectId: Number(objectId), fileId } : undefined;
};

/** The signed file of a contract among the documents of a record that it is about. */
export const fileOfContract = (contract: number): string => `${CONTRACT}${contract}`;

export const contractOfFile = (fileId: string): number | undefined =>
  fileId.startsWith(CONTRACT) ? Number(fileId.slice(CONTRACT.length)) : undefined;

/** A document id on the wire. It stays a text: the browser sends back the id it received. */
export const documentId = z.string().refine((text) => parseDocumentId(text) !== undefined);
