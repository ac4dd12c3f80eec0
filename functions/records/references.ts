import type { Choice, Reference } from '#shared/list/column.ts';
import type { ChoicesOf } from '#shared/list/condition-ids.ts';
import { assetTypeCollection } from '#functions/assets/asset-types.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { productCollection } from '#functions/software/product-store.ts';

/**
 * Everything that conditions name by id: options stand in their custom field, records are read. Deleted products count,
 * because they can come back; deleted teams do not.
 */
export const readChoices = async (): Promise<ChoicesOf> => {
  const [teams, types, products] = await Promise.all([
    teamCollection.refresh(),
    assetTypeCollection.refresh(),
    productCollection.refresh(),
  ]);
  const records: Readonly<Record<Exclude<Reference, 'option'>, readonly Choice[]>> = {
    team: [...teams.all()].filter(({ deleted }) => deleted === 0),
    asset_type: [...types.all()].flatMap(({ id, name, archived, merged_into: into }) =>
      into ? [] : [{ id, name, archived: archived ?? 0 }],
    ),
    software_product: [...products.all()],
  };
  return ({ refersTo, choices }) => (refersTo === undefined || refersTo === 'option' ? choices : records[refersTo]);
};
