import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { AuditEntry } from '#shared/audit-chain/audit-chain.ts';
import { readBytes } from '#functions/platform/files/objects.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { AUDIT_COPIES, auditBucket } from '#functions/platform/storage/tables.ts';

const keysOf = async (day: string): Promise<string[]> => {
  const keys: string[] = [];
  let from: string | undefined;
  do {
    const answer = await objectStore().send(
      new ListObjectsV2Command({ Bucket: auditBucket(), Prefix: `${AUDIT_COPIES}${day}/`, ContinuationToken: from }),
    );
    for (const { Key } of answer.Contents ?? []) if (Key !== undefined) keys.push(Key);
    from = answer.NextContinuationToken;
  } while (from !== undefined);
  return keys;
};

/** The entries of a day as they were copied, by their number. */
export const readCopies = async (day: string): Promise<Map<number, AuditEntry>> => {
  const entries = new Map<number, AuditEntry>();
  for (const key of await keysOf(day)) {
    const { bytes } = await readBytes(key, undefined, auditBucket());
    for (const line of bytes.toString().trimEnd().split('\n')) {
      const entry = JSON.parse(line) as AuditEntry;
      entries.set(entry.n, entry);
    }
  }
  return entries;
};
