import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { queueMail } from '#functions/platform/mail/queue-mail.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { rightNames } from './right-name.ts';
import { firstAdminRows } from './user-list.ts';

/**
 * The mails that ask the administrators whom the 403 page names for a right. Their key has the right and the day, so
 * asking again on the same day changes nothing (docs/areas/mail.md#key).
 */
export const rightMails = async (actor: Actor, permission: Permission, page: string): Promise<Write[]> => {
  const values = {
    person: actor.name,
    right: rightNames(permission),
    page,
    url: `/settings/users/${actor.user_id}`,
  };
  return (await firstAdminRows()).flatMap(({ name, email }) =>
    email === ''
      ? []
      : [
          queueMail({
            purpose: 'right_asked',
            object: 'user',
            object_id: actor.user_id,
            employee_id: null,
            to: { name, address: email },
            occasion: `${permission}#${today()}`,
            values,
          }),
        ],
  );
};
