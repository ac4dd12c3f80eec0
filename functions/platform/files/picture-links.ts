import { S3RequestPresigner } from '@aws-sdk/s3-request-presigner';
import { dynamo } from '#functions/platform/storage/client.ts';
import { filesBucket } from '#functions/platform/storage/tables.ts';

const WINDOW_MS = 12 * 3_600_000;
/** A link made at the end of a window is valid for another whole window. */
const VALID_SECONDS = (2 * WINDOW_MS) / 1000;
const QUERY = {
  'response-cache-control': `private,max-age=${WINDOW_MS / 1000},immutable`,
  'response-content-disposition': 'attachment',
};
/** At most this many links are remembered, at 0.6 to 2 KB each. */
const LINKS_MAX = 10_000;

/**
 * At most this many pictures have a link in one answer, the first ones: with links of 2 KB more of them would not fit
 * into the 6 MB that a function may answer. A page shows initials for the others.
 */
export const PICTURES_MAX = 1_500;

/** Turns the picture key of a record into the link that its viewer gets. */
export type PictureOf = (key: string | null) => string | null;

let presigner: S3RequestPresigner | undefined;
let start = 0;
let links = new Map<string, string>();

/** The presigner by itself: it signs a link in 70 µs, a command of the S3 client takes three times as long. */
const signer = (): S3RequestPresigner => {
  const { region, credentials, sha256 } = dynamo().config;
  return (presigner ??= new S3RequestPresigner({ region, credentials, sha256 }));
};

/** The address of an object; an emulator has one host name for all buckets. */
const addressOf = async (key: string): Promise<URL> => {
  const emulator = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
  return emulator === undefined
    ? new URL(`https://${filesBucket()}.s3.${await dynamo().config.region()}.amazonaws.com/${key}`)
    : new URL(`${emulator}/${filesBucket()}/${key}`);
};

const sign = async (key: string, signingDate: Date): Promise<string> => {
  const address = await addressOf(key);
  const signed = await signer().presign(
    {
      method: 'GET',
      protocol: address.protocol,
      hostname: address.hostname,
      ...(address.port !== '' && { port: Number(address.port) }),
      path: address.pathname,
      query: { ...QUERY },
      headers: {},
    },
    { expiresIn: VALID_SECONDS, signingDate },
  );
  const query = Object.entries(signed.query ?? {}).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return `${address.href}?${query.join('&')}`;
};

/**
 * Links to pictures on the files host. They are signed with the start of the present half day, so that a picture has
 * one link for as long as the browser caches it, and remembered, so that a list signs each picture once.
 */
export const pictureLinks = async (keys: Iterable<string | null>): Promise<PictureOf> => {
  const window = Math.floor(Date.now() / WINDOW_MS) * WINDOW_MS;
  if (window !== start || links.size > LINKS_MAX) {
    start = window;
    links = new Map();
  }
  const known = links;
  const asked = new Set<string>();
  for (const key of keys) if (key !== null && asked.size < PICTURES_MAX) asked.add(key);
  const date = new Date(window);
  const missing = [...asked].filter((key) => !known.has(key));
  await Promise.all(missing.map(async (key) => known.set(key, await sign(key, date))));
  return (key) => (key === null || !asked.has(key) ? null : (known.get(key) ?? null));
};

export const pictureLink = async (key: string | null): Promise<string | null> => (await pictureLinks([key]))(key);
