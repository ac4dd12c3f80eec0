import { scanTable } from './scan-tables.ts';
import { runsTable } from './tables.ts';

type Finding = { check: string; key: string; detail: string };

/** A document as the check reads it: its record, and the moment from which its bytes go. */
export type DocumentRef = { key: string; owner: string; fileId: string; purgeAt: string | null };

/** `document#car#12` → `car#12`. */
export const documentRefOf = (pk: string, sk: string, data: unknown): DocumentRef => ({
  key: `${pk} ${sk}`,
  owner: pk.slice('document#'.length),
  fileId: sk,
  purgeAt: ((data as { purge_at?: string | null } | undefined)?.purge_at ?? null) || null,
});

/** A document has its record, and a deleted one the marker that lets its bytes go. */
export const checkDocuments = async (
  documents: readonly DocumentRef[],
  exists: (owner: string) => boolean,
): Promise<Finding[]> => {
  const markers = new Set<string>();
  for await (const item of scanTable(runsTable())) if (item['pk'] === 'purge') markers.add(String(item['sk']));
  return documents.flatMap(({ key, owner, fileId, purgeAt }) => [
    ...(exists(owner) ? [] : [{ check: 'document', key, detail: 'has no record' }]),
    ...(purgeAt === null || markers.has(`${purgeAt}#${fileId}`)
      ? []
      : [{ check: 'document', key, detail: 'is deleted and would be kept for ever' }]),
  ]);
};
