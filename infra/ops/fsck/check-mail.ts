import { mailKey } from '#functions/platform/storage/keys.ts';
import { mailMoment, mailOf, timelineOf, type StoredMail } from '#functions/platform/mail/mail-store.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import { refOf, type Records } from './read-records.ts';
import type { Finding } from './finding.ts';

/** A mail leaves within seconds; one that the mail service is too busy for is tried for a day. */
const OPEN_MAX_MS = 2 * 86_400_000;

const faultsOf = (item: Item, mail: StoredMail, { entities, gone }: Records): string[] => {
  const record = refOf(mail.object, mail.object_id);
  const { pk, sk } = mailKey(mail.object, mail.object_id, mail.id);
  const isOpen = mail.state === 'waiting' || mail.state === 'sending';
  return [
    ...(item['pk'] === pk && item['sk'] === sk ? [] : ['stands under another key']),
    ...(item['timeline'] === timelineOf(mail.state) && item['moment'] === mailMoment(mail)
      ? []
      : ['stands in the wrong list']),
    // Mail that was sent outlives its record.
    ...(isOpen && !entities.has(record) && !gone.has(record)
      ? ['waits and is about a record that does not exist']
      : []),
    ...(isOpen && Date.now() - Date.parse(mail.queued_at) > OPEN_MAX_MS ? ['has waited too long'] : []),
    ...(isOpen === (mail.content !== null) ? [] : [isOpen ? 'waits without content' : 'keeps its content']),
  ];
};

/** Each mail is in the list of its state, waits for a record that exists and not for long, and forgets its content. */
export const checkMail = (records: Records): Finding[] =>
  records.mails.flatMap((item) =>
    faultsOf(item, mailOf(item), records).map((detail) => ({
      check: 'mail',
      key: `${String(item['pk'])} ${String(item['sk'])}`,
      detail,
    })),
  );
