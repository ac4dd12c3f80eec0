import type { MailOrder } from '#functions/platform/mail/queue-mail.ts';

/** An invitation to a course about a record; whatever is not given is as usual. */
export const anOrder = (objectId: number, changes: Partial<MailOrder> = {}): MailOrder => ({
  purpose: 'invitation',
  object: 'car',
  object_id: objectId,
  employee_id: 1,
  to: { name: 'Ann <Peeters>', address: 'ann@example.test' },
  occasion: '0',
  values: { course: 'First aid', place: 'Gent', days: '12/01/2027', message: '' },
  ...changes,
});
