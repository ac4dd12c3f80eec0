import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { customFieldOf } from '#shared/templates/shortcodes.ts';
import { templateCollection } from './template-store.ts';
import { withVersions } from './template-versions.ts';

/**
 * The names of the templates that hold a custom field, in the text as it is edited or in the version that contracts are
 * made from. Archived templates make none.
 */
export const templatesByField = async (actor: Actor): Promise<(object: ObjectType, fieldId: number) => string[]> => {
  const rows = [...(await templateCollection.refresh()).all()].filter(
    ({ deleted, is_partner: isPartner }) => deleted === 0 && (isPartner === 0 || can(actor, 'templates:partner')),
  );
  const used = await Promise.all(
    rows.map(async ({ id, name, fields, draft, published }) => {
      const isPublishedOther = draft !== null && published > 0;
      const [version] = isPublishedOther ? (await withVersions(id)).versions : [];
      return { name, fields: [...fields, ...(version?.fields ?? [])] };
    }),
  );
  return (object, fieldId) =>
    used
      .filter(({ fields }) =>
        fields.some((field) => {
          const custom = customFieldOf(field);
          return custom?.object === object && custom.id === fieldId;
        }),
      )
      .map(({ name }) => name)
      .toSorted((one, other) => one.localeCompare(other));
};
