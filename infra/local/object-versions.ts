import { createReadStream, existsSync } from 'node:fs';
import { link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Context } from 's3rver';
import { ulid } from 'ulid';
import type { ObjectStoreFiles } from './object-files.ts';

/** The folder, beside those of the buckets, of objects that were replaced or deleted. */
export const VERSIONS_FOLDER = '.versions';

/** How an object is named that is the present one: s3rver has no versions. */
const PRESENT = 'null';

type Middleware = (context: S3Context, next: () => Promise<void>) => Promise<void>;
type Place = { readonly bucket: string; readonly key: string };
type Kept = { readonly key: string; readonly id: string; readonly at: Date };

const placeOf = ({ path }: S3Context): Place => {
  const [, bucket = '', ...key] = path.split('/').map(decodeURIComponent);
  return { bucket, key: key.join('/') };
};

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const namesIn = async (folder: string): Promise<string[]> => (existsSync(folder) ? readdir(folder) : []);

/**
 * What s3rver lacks of versions. The present object and, with `keepsOld`, those that it replaced or that were deleted
 * are listed, read and deleted as S3 does; there are no markers of deleted ones.
 */
export const objectVersions = (files: ObjectStoreFiles, dataDir: string, keepsOld: boolean): Middleware[] => {
  const folderOf = ({ bucket, key }: Place): string => join(dataDir, VERSIONS_FOLDER, bucket, encodeURIComponent(key));

  /** A second name for the bytes, which stay when the first one is taken away or given to others. */
  const keepPresent = async (place: Place): Promise<void> => {
    const path = files.getResourcePath(place.bucket, place.key, 'object');
    if (!existsSync(path)) return;
    const folder = folderOf(place);
    await mkdir(folder, { recursive: true });
    await link(path, join(folder, ulid()));
  };

  const keptUnder = async (bucket: string, prefix: string): Promise<Kept[]> => {
    const found: Kept[] = [];
    for (const name of await namesIn(join(dataDir, VERSIONS_FOLDER, bucket))) {
      const key = decodeURIComponent(name);
      if (!key.startsWith(prefix)) continue;
      const folder = folderOf({ bucket, key });
      for (const id of await namesIn(folder)) found.push({ key, id, at: (await stat(join(folder, id))).mtime });
    }
    return found;
  };

  const listVersions: Middleware = async (context, next) => {
    if (context.method !== 'GET' || !('versions' in context.query)) return next();
    const { bucket } = placeOf(context);
    const prefix = String(context.query['prefix'] ?? '');
    const { objects } = await files.listObjects(bucket, { prefix });
    const present = objects.map(({ key, lastModifiedDate: at }) => ({ key, id: PRESENT, at }));
    const versions = [...present, ...(await keptUnder(bucket, prefix))].map(
      ({ key, id, at }) =>
        `<Version><Key>${inXml(key)}</Key><VersionId>${id}</VersionId><IsLatest>${id === PRESENT}</IsLatest><LastModified>${at.toISOString()}</LastModified></Version>`,
    );
    context.status = 200;
    context.type = 'application/xml';
    context.body = `<?xml version="1.0" encoding="UTF-8"?>\n<ListVersionsResult><IsTruncated>false</IsTruncated>${versions.join('')}</ListVersionsResult>`;
  };

  /** Reads or deletes one that is not the present one. */
  const atOldVersion: Middleware = async (context, next) => {
    const { versionId: id } = context.query;
    if (typeof id !== 'string' || !/^\w+$/u.test(id)) return next();
    const path = join(folderOf(placeOf(context)), id);
    if (!existsSync(path)) return next();
    if (context.method === 'GET') {
      context.status = 200;
      context.body = createReadStream(path);
    } else if (context.method === 'DELETE') {
      context.status = 204;
      await rm(path);
    } else await next();
  };

  const keepOld: Middleware = async (context, next) => {
    const isWhole = !('tagging' in context.query) && context.query['versionId'] !== PRESENT;
    if (keepsOld && isWhole && ['PUT', 'DELETE'].includes(context.method)) await keepPresent(placeOf(context));
    await next();
  };

  return [listVersions, atOldVersion, keepOld];
};
