import { pushCommand, type PushCommand } from '#shared/push/push-command.ts';
import { PUSH_COMMANDS } from '#functions/platform/storage/keys.ts';
import { parseStored } from '#functions/platform/storage/parse-stored.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';

/** Every push, latest first. */
export const readCommands = async (): Promise<PushCommand[]> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': PUSH_COMMANDS },
    ScanIndexForward: false,
  });
  return items.map((item) => parseStored(pushCommand, item));
};
