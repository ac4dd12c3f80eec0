import { runsTable } from '#functions/platform/storage/tables.ts';
import type { Finding } from './finding.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';

/** A document as the check reads it: its record, and the moment from which its bytes may be removed. */
export type DocumentRef = { key: string; owner: string; fileId: string; purgeAt: string | null };

/** `document#car#12` → `car#12`. */
export const documentRefOf = (pk: string, sk: string, data: unknown): DocumentRef => ({
  key: `${pk} ${sk}`,
  owner: pk.slice('document#'.length),
  fileId: sk,
  purgeAt: ((data as { purge_at?: string | null } | undefined)?.purge_at ?? null) || null,
});

const checkCounts = (documents: readonly DocumentRef[], counts: ReadonlyMap<string, number>): Finding[] => {
  const actual = new Map<string, number>([...counts.keys()].map((owner) => [owner, 0]));
  for (const { owner } of documents) actual.set(owner, (actual.get(owner) ?? 0) + 1);
  return [...actual].flatMap(([owner, number]) => {
    const counted = counts.get(owner) ?? 0;
    return counted === number
      ? []
      : [{ check: 'document', key: owner, detail: `counts ${counted} documents and has ${number}` }];
  });
};

/** A document has its record, which counts it, and a deleted one the marker that lets its bytes go. */
export const checkDocuments = async (
  documents: readonly DocumentRef[],
  exists: (owner: string) => boolean,
  counts: ReadonlyMap<string, number>,
): Promise<Finding[]> => {
  const markers = new Set<string>();
  for await (const item of scanTable(runsTable())) if (item['pk'] === 'purge') markers.add(String(item['sk']));
  const findings = documents.flatMap(({ key, owner, fileId, purgeAt }) => [
    ...(exists(owner) ? [] : [{ check: 'document', key, detail: 'has no record' }]),
    ...(purgeAt === null || markers.has(`${purgeAt}#${fileId}`)
      ? []
      : [{ check: 'document', key, detail: 'is deleted and would be kept permanently' }]),
  ]);
  return [...findings, ...checkCounts(documents, counts)];
};
