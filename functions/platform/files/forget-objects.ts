import { DeleteObjectCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { filesBucket } from '#functions/platform/storage/tables.ts';

type Version = {
  readonly Key?: string;
  readonly VersionId?: string;
  readonly IsLatest?: boolean;
  readonly LastModified?: Date;
};

/** Every version of the objects below a prefix, those that were replaced or deleted included. */
export const versionsUnder = async function* (prefix: string): AsyncGenerator<Version, void, undefined> {
  let from: { KeyMarker?: string; VersionIdMarker?: string } | undefined;
  do {
    const answer = await objectStore().send(
      new ListObjectVersionsCommand({ Bucket: filesBucket(), Prefix: prefix, ...from }),
    );
    // why: what the client calls undefined is left out
    yield* [...(answer.Versions ?? []), ...(answer.DeleteMarkers ?? [])] as Version[];
    const { NextKeyMarker: key, NextVersionIdMarker: version } = answer;
    from =
      answer.IsTruncated === true && key !== undefined
        ? { KeyMarker: key, ...(version !== undefined && { VersionIdMarker: version }) }
        : undefined;
  } while (from);
};

/**
 * Deletes every version of the objects below a prefix, or of the one object with this key, those that were deleted
 * before included. `keeps` lets versions stay. Nothing brings them back. Repeated, it goes on where it ended.
 */
export const forgetObjects = async (
  prefix: string,
  keeps: (version: Version & { readonly Key: string }) => boolean = () => false,
): Promise<void> => {
  for await (const version of versionsUnder(prefix)) {
    const { Key: key, VersionId: id } = version;
    if (key === undefined || keeps({ ...version, Key: key })) continue;
    await objectStore().send(
      new DeleteObjectCommand({ Bucket: filesBucket(), Key: key, ...(id !== undefined && { VersionId: id }) }),
    );
  }
};

/** Deletes every version of one object. */
export const forgetObject = (key: string): Promise<void> => forgetObjects(key, ({ Key }) => Key !== key);

/** Deletes the versions of an object that were replaced. */
export const forgetReplaced = (key: string): Promise<void> =>
  forgetObjects(key, ({ Key, IsLatest }) => Key !== key || IsLatest === true);

/** The keys below a prefix, those of which only old versions are left included. */
export const keysUnder = async (prefix: string): Promise<string[]> => {
  const keys = new Set<string>();
  for await (const { Key: key } of versionsUnder(prefix)) if (key !== undefined) keys.add(key);
  return [...keys];
};
