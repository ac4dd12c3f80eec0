import { AppError } from '#shared/errors/problem.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { forbiddenError } from '#shared/permissions/assert-may.ts';
import { can } from '#shared/permissions/rules.ts';
import type { Template } from '#shared/templates/template.ts';
import type { RecordSight } from '#functions/platform/records/record-sight.ts';
import { templateCollection, templateStore } from './template-store.ts';

/** Partner templates need a right of their own (docs/areas/contracts.md#rights). */
export const seesTemplate = (actor: Actor, { is_partner: isPartner }: Pick<Template, 'is_partner'>): boolean =>
  isPartner === 0 || can(actor, 'templates:partner');

/** A partner's template is read-only for everybody. */
export const templateRefusal = ({ is_partner: isPartner }: Pick<Template, 'is_partner'>): AppError | undefined =>
  isPartner === 1
    ? forbiddenError(kindFacts.contract_template.write, 'The partner keeps this template. Copy it to change it.')
    : undefined;

export const templateSight: RecordSight<Template> = {
  store: templateStore,
  nameOf: ({ name }) => name,
  async see(actor, id) {
    const stored = await templateStore.get(id);
    if (!stored || !seesTemplate(actor, stored)) throw new AppError('not_found');
    return stored;
  },
  refusal: async (_actor, stored) => templateRefusal(stored),
  async names() {
    const rows = await templateCollection.refresh();
    return (id) => rows.get(id)?.name ?? null;
  },
};
