import { openLink } from '#shared/contract/links/open-link.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { PersonLink } from '#shared/links/link.ts';
import { personName } from '#shared/people/employee.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { newSystemEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { noteOpened, noteRead } from '#functions/platform/links/link-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';

class OpenedBefore extends AppError {
  constructor() {
    super('conflict');
  }
}

const tellOpened = async ({ id, purpose, object_type: object, object_id: objectId, employee_id }: PersonLink) => {
  const person = await employeeStore.get(employee_id);
  const name = person ? personName(person) : '';
  const event = newSystemEvent(object, objectId, 'link_opened', { purpose, name });
  await transact([noteOpened(id, now(), () => new OpenedBefore()), storeEvent(event)]);
};

/** Tells the first opening in the feed of the record; later ones only move the moment of the last read. */
const open = async (link: PersonLink): Promise<void> => {
  if (link.opened_at !== null) return transact([noteRead(link.id, now())]);
  await tellOpened(link).catch((error: unknown) => {
    if (!(error instanceof OpenedBefore)) throw error;
  });
};

export const handler = serve(openLink, async ({ link }) => {
  await open(link);
  return { ok: 1 } as const;
});
