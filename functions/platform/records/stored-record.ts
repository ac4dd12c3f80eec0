import type { RecordExtras } from '#shared/records/record-extras.ts';
import type { Identified } from '#functions/platform/storage/entity-definition.ts';

/** The fields of a stored record that every kind has. */
export type StoredRecord = Identified & RecordExtras & { readonly deleted: 0 | 1 };

/** The fields of a list row that every kind has. */
export type RecordRow = StoredRecord & { readonly name: string };
