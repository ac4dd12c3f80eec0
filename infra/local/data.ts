import { rm } from 'node:fs/promises';
import { forgetAudit } from '#functions/platform/audit/audit-rows.ts';
import { forgetSignIns } from '#functions/platform/audit/sign-ins.ts';
import { forgetWageReads } from '#functions/platform/audit/wage-reads.ts';
import { forgetKeyUses } from '#functions/platform/session/key-uses.ts';
import { forgetKnownGroups } from '#functions/platform/session/known-groups.ts';
import { forgetEndings } from '#functions/platform/session/ended-sign-ins.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { forgetCollections } from '#functions/platform/storage/collection.ts';
import { auditBucket, filesBucket } from '#functions/platform/storage/tables.ts';
import { createTables, dropTables } from './table-setup.ts';
import type { Seed } from './seed/parse-seed.ts';

const emptyBucket = async (Bucket: string): Promise<void> => {
  const { S3Client, ListObjectsV2Command, DeleteObjectCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ forcePathStyle: true });
  for (;;) {
    const { Contents: objects = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    if (objects.length === 0) break;
    for (const { Key } of objects) await client.send(new DeleteObjectCommand({ Bucket, Key }));
  }
  client.destroy();
};

/** Clears what this process remembers of the data. */
export const forgetData = (): void => {
  forgetCollections();
  forgetActors();
  forgetEndings();
  forgetKeyUses();
  forgetKnownGroups();
  forgetAudit();
  forgetSignIns();
  forgetWageReads();
};

/** Fills empty tables. */
export const seedData = async (seed: Seed): Promise<void> => {
  const { writeSeed } = await import('./seed/write-seed.ts');
  await writeSeed(seed);
  forgetData();
};

/** Drops everything and seeds again. */
export const resetData = async (seed: Seed): Promise<void> => {
  await dropTables(dynamo());
  await createTables(dynamo());
  for (const bucket of [filesBucket(), auditBucket()]) await emptyBucket(bucket);
  await rm(process.env['SECRETS_FILE'] ?? '', { force: true });
  await seedData(seed);
};
