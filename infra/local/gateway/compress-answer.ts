import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** From this size on, in bytes, API Gateway compresses an answer (`minCompressionSize` of the API stack). */
const COMPRESSED_FROM = 1024;
const zip = promisify(gzip);

/** The bytes of an answer as they are sent to whoever accepts gzip, with the headers that say so. */
export const compressAnswer = async (
  { headers }: Pick<IncomingMessage, 'headers'>,
  bytes: Buffer,
): Promise<{ bytes: Buffer; headers: Record<string, string> }> =>
  bytes.length < COMPRESSED_FROM || !/\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))
    ? { bytes, headers: {} }
    : { bytes: await zip(bytes), headers: { 'content-encoding': 'gzip', vary: 'accept-encoding' } };
