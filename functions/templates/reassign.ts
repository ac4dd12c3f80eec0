import type { Actor } from '#shared/permissions/actor.ts';
import type { UserRow } from '#shared/people/user.columns.ts';
import type { TemplateRow } from '#shared/templates/template.columns.ts';
import type { Template } from '#shared/templates/template.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { templateCollection, templateStore } from './template-store.ts';

const names = (
  user: number,
  template: Pick<Template, 'owner_user_id' | 'internal_signer_user_id' | 'second_internal_signer_user_id'>,
): boolean =>
  template.owner_user_id === user ||
  template.internal_signer_user_id === user ||
  template.second_internal_signer_user_id === user;

/** The templates that a user owns or signs for, archived ones included. */
export const templatesOf = async (user: number): Promise<TemplateRow[]> => {
  const rows = await templateCollection.refresh();
  return [...rows.all()].filter((row) => row.is_partner === 0 && names(user, row));
};

/** The template with the other user in place of this one; nobody signs twice. */
const reassigned = (before: Template, from: number, to: number): Template => {
  const swap = (user: number): number => (user === from ? to : user);
  const first = swap(before.internal_signer_user_id);
  const second = swap(before.second_internal_signer_user_id);
  return {
    ...before,
    owner_user_id: swap(before.owner_user_id),
    internal_signer_user_id: first,
    second_internal_signer_user_id: second === first ? 0 : second,
  };
};

/** Gives a template of one user to another; done twice it changes nothing the second time. */
export const reassignTemplate = (actor: Actor, id: number, from: UserRow, to: UserRow): Promise<void> =>
  retryUnversioned(undefined, async () => {
    const before = await templateStore.get(id);
    if (!before || !names(from.id, before)) return;
    const payload = { name: before.name, old: from.name, new: to.name };
    await transact([
      templateStore.update(before, reassigned(before, from.id, to.id)),
      recordEvent(actor, { object: 'contract_template', id, type: 'template_reassigned', payload }),
    ]);
  });
