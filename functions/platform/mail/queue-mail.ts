import { createHash } from 'node:crypto';
import type { LinkPurpose } from '#shared/links/link.ts';
import type { MailCalendar, MailPurpose, MailValues } from '#shared/mail/mail.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

export type MailOrder = {
  purpose: MailPurpose;
  object: ObjectType;
  object_id: number;
  employee_id: number | null;
  to: { name: string; address: string };
  occasion: string;
  values: MailValues;
  link?: { purpose: LinkPurpose; object: ObjectType; object_id: number; until: string } | undefined;
  calendar?: MailCalendar | undefined;
};

/** Stands in for the worker of mails. */
export const queueMail = (order: MailOrder): Write => {
  const { purpose, object, object_id: objectId, employee_id: person, to, occasion, values } = order;
  const sk = createHash('sha256')
    .update(JSON.stringify([purpose, person ?? to.address, occasion]))
    .digest('hex');
  return {
    build: () => ({
      Update: {
        TableName: recordsTable(),
        Key: { pk: `mail#${object}#${objectId}`, sk },
        UpdateExpression: 'SET #to = if_not_exists(#to, :to), #values = if_not_exists(#values, :values)',
        ExpressionAttributeNames: { '#to': 'to', '#values': 'values' },
        ExpressionAttributeValues: { ':to': to, ':values': values },
      },
    }),
  };
};
