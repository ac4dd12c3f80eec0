import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { User } from '#shared/people/user.ts';
import { documentClient } from '#functions/storage/client.ts';
import { entityStore } from '#functions/storage/entity.ts';
import { uniqueKey } from '#functions/storage/keys.ts';
import { recordsTable } from '#functions/storage/tables.ts';

export const userStore = entityStore<User>({
  type: 'user',
  layout: {
    version: 1,
    fields: [
      'subject', 'email', 'name', 'employee_id', 'active', 'role', 'group_access', 'access_wages', 'access_employee_details',
      'access_sensitive_settings', 'document_access', 'fleet_access', 'can_export', 'can_import', 'support', 'reseller',
    ],
  },
});

/** The unique claim that leads from the identity provider's subject to our user. */
export const SUBJECT = 'subject';

export const userBySubject = async (subject: string): Promise<User | undefined> => {
  const { Item: claim } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: uniqueKey(SUBJECT, subject), ConsistentRead: true }),
  );
  return claim && userStore.get(Number(claim['id']));
};
