import type { RecordExtras } from '#shared/records/record-extras.ts';
import type { Identified } from '#functions/platform/storage/entity.ts';

/** A record as stored, as far as every kind has it. */
export type StoredRecord = Identified & RecordExtras & { readonly deleted: 0 | 1 };

/** A row of a list, as far as every kind has it. */
export type RecordRow = StoredRecord & { readonly name: string };
