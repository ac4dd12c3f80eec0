import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { putOnce, readBytes } from '#functions/platform/files/objects.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { AUDIT_COPIES, auditBucket } from '#functions/platform/storage/tables.ts';

/** The people who were erased and when, by number, so that a restored backup can be brought up to date. */
type Tombstone = { readonly employee_id: number; readonly erased_at: string };

/** Among the copies of the audit log, in the bucket that no restore touches and where nothing is replaced. */
const FOLDER = `${AUDIT_COPIES}erased/`;

export const putTombstone = async (tombstone: Tombstone): Promise<void> => {
  const bytes = Buffer.from(`${JSON.stringify(tombstone)}\n`);
  await putOnce(`${FOLDER}${tombstone.employee_id}.json`, bytes, 'application/json', auditBucket());
};

export const readTombstones = async (): Promise<Tombstone[]> => {
  const found: Tombstone[] = [];
  let from: string | undefined;
  do {
    const { Contents: objects = [], NextContinuationToken: next } = await objectStore().send(
      new ListObjectsV2Command({ Bucket: auditBucket(), Prefix: FOLDER, ContinuationToken: from }),
    );
    for (const { Key: key } of objects)
      if (key !== undefined)
        found.push(JSON.parse(String((await readBytes(key, undefined, auditBucket())).bytes)) as Tombstone);
    from = next;
  } while (from !== undefined);
  return found.toSorted((one, other) => one.erased_at.localeCompare(other.erased_at));
};
