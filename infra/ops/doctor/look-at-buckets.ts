import {
  GetBucketVersioningCommand,
  GetObjectLockConfigurationCommand,
  HeadBucketCommand,
  NotFound,
} from '@aws-sdk/client-s3';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { allOr, unknown, wrong, type Diagnosis } from './diagnosis.ts';

const lookAt = async (bucket: string, of: string): Promise<Diagnosis[]> => {
  try {
    await objectStore().send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (error instanceof NotFound) return [wrong(`The bucket of the ${of}, ${bucket}, is missing.`)];
    throw error;
  }
  const { Status: status } = await objectStore().send(new GetBucketVersioningCommand({ Bucket: bucket }));
  return status === 'Enabled'
    ? []
    : [wrong(`The bucket of the ${of}, ${bucket}, keeps no versions: what is overwritten or deleted there is lost.`)];
};

const lookAtLock = async (bucket: string): Promise<Diagnosis[]> => {
  const isLocked = await objectStore()
    .send(new GetObjectLockConfigurationCommand({ Bucket: bucket }))
    .then(
      ({ ObjectLockConfiguration: found }) => found?.ObjectLockEnabled === 'Enabled' && found.Rule !== undefined,
      () => false,
    );
  return isLocked ? [] : [wrong(`Copies of the audit log in ${bucket} are not locked: somebody could remove them.`)];
};

/** The emulator of a machine has buckets without versions and locks. */
const isOnAws = (): boolean => (process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']) === undefined;

/** The buckets of files and of the audit log. */
export const lookAtBuckets = async (): Promise<readonly Diagnosis[]> => {
  const { FILES_BUCKET: files, AUDIT_BUCKET: audit } = process.env;
  if (!isOnAws()) return [unknown('Versions and locks of buckets are not looked at on an emulator.')];
  const found = [
    ...(files ? await lookAt(files, 'files') : [unknown('The bucket of the files was not named (--bucket).')]),
    ...(audit
      ? [...(await lookAt(audit, 'audit log')), ...(await lookAtLock(audit))]
      : [unknown('The bucket of the audit log was not named (--audit-bucket).')]),
  ];
  return allOr(found, 'The buckets keep versions, and copies of the audit log are locked.');
};
