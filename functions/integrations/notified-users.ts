import type { MailPurpose, MailValues } from '#shared/mail/mail.ts';
import type { Integration } from '#shared/integrations/integration.ts';
import { queueMail } from '#functions/platform/mail/queue-mail.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { mayBeNotified } from './integration-edit.ts';

type News = { readonly purpose: MailPurpose; readonly occasion: string; readonly values: MailValues };

/** The mails to the users whom an integration names, less those who may do nothing about it any more. */
export const mailsToNotifiedUsers = async (
  { id, told_user_ids: ids }: Integration,
  { purpose, occasion, values }: News,
): Promise<Write[]> => {
  const users = await userCollection.refresh();
  return ids.flatMap((userId) => {
    const user = users.get(userId);
    if (!user || !mayBeNotified(user) || user.email === '') return [];
    const to = { name: user.name, address: user.email };
    return [queueMail({ purpose, object: 'integration', object_id: id, employee_id: null, to, occasion, values })];
  });
};
