import { S3Client } from '@aws-sdk/client-s3';

let client: S3Client | undefined;

/** The S3 client of the process. It sends only required checksums: others arrive corrupted in the local store. */
export const objectStore = (): S3Client =>
  (client ??= new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // An emulator has one host name for all buckets.
    forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']),
  }));
