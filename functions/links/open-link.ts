import { openLink } from '#shared/contract/links/open-link.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { PersonLink } from '#shared/links/link.ts';
import { personName } from '#shared/people/employee.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { newSystemEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { noteOpened, noteRead } from '#functions/platform/links/link-store.ts';
import { handlerOf } from '#functions/platform/links/purpose-handler.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { purposes } from './purposes.ts';

class OpenedBefore extends AppError {
  constructor() {
    super('conflict');
  }
}

const openedEvent = async ({ purpose, object_type: object, object_id: objectId, employee_id }: PersonLink) => {
  const person = await employeeStore.get(employee_id);
  const name = person ? personName(person) : '';
  return [storeEvent(newSystemEvent({ object, id: objectId, type: 'link_opened', payload: { purpose, name } }))];
};

/** Tells the first opening in the feed of the record; later ones only move the moment of the last read. */
const open = async (link: PersonLink): Promise<void> => {
  if (link.opened_at !== null) return transact([noteRead(link.id, now())]);
  const { opened } = handlerOf(purposes, link);
  const tell = async (): Promise<void> => {
    const events = opened ? await opened(link, now()) : await openedEvent(link);
    await transact([noteOpened(link.id, now(), () => new OpenedBefore()), ...events]);
  };
  await retryUnversioned(undefined, tell).catch((error: unknown) => {
    if (!(error instanceof OpenedBefore)) throw error;
  });
};

export const handler = serve(openLink, async ({ link }) => {
  await open(link);
  return { ok: 1 } as const;
});
