import * as z from 'zod';
import { AppError } from '#shared/errors/problem.ts';
import { auditHeadKey } from '#functions/platform/storage/keys.ts';
import { parseStored } from '#functions/platform/storage/parse-stored.ts';
import { runsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

const head = z.object({
  revision: z.int(),
  /** The day of the last entry, how many it has, and the hash of the last one. */
  day: z.string(),
  entries: z.int(),
  last_hash: z.string(),
  /** Everything until then was chained (ISO instant). */
  read_to: z.string(),
  /** The last entry that was copied to the other bucket; absent before the first copy. */
  copied: z.object({ day: z.string(), n: z.int() }).optional(),
});
export type AuditHead = z.infer<typeof head>;

/** Somebody else chained at the same moment. */
export class HeadMoved extends AppError {
  constructor() {
    super('conflict');
  }
}

export const readHead = async (): Promise<AuditHead | undefined> => {
  const item = await readItem(auditHeadKey(), runsTable());
  return item && parseStored(head, item);
};

/** Moves the head on; of two who do so at once, one fails with `HeadMoved`. */
export const writeHead = (before: AuditHead | undefined, after: Omit<AuditHead, 'revision'>): Write => ({
  build: () => ({
    Put: {
      TableName: runsTable(),
      Item: { ...auditHeadKey(), ...after, revision: (before?.revision ?? 0) + 1 },
      ...(before
        ? { ConditionExpression: 'revision = :seen', ExpressionAttributeValues: { ':seen': before.revision } }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    },
  }),
  failed: () => new HeadMoved(),
});
