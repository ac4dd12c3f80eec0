import { runsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

/** How far somebody who follows the feed of the company has read it. */
export const feedProgress = (follower: string) => {
  const key = { pk: follower, sk: 'progress' };
  return {
    /** Up to when all events were read (ISO instant); undefined where nothing ever was. */
    async read(): Promise<string | undefined> {
      const item = await readItem(key, runsTable());
      return item?.['read_to'] as string | undefined;
    },
    write: (readTo: string): Write => ({
      build: () => ({
        Update: {
          TableName: runsTable(),
          Key: key,
          UpdateExpression: 'SET read_to = :to',
          ExpressionAttributeValues: { ':to': readTo },
        },
      }),
    }),
  };
};
