import { S3Client } from '@aws-sdk/client-s3';
import { SERVICE_WAIT } from './storage-errors.ts';

let client: S3Client | undefined;

/** The S3 client of the process. It sends only required checksums: others arrive corrupted in the local store. */
export const objectStore = (): S3Client =>
  (client ??= new S3Client({
    requestHandler: SERVICE_WAIT,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // An emulator has one host name for all buckets.
    forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']),
  }));
