import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { listProducts } from '#shared/contract/software/list-products.ts';
import type { Reference } from '#shared/list/column.ts';
import { PER_PAGE_MAX } from '#shared/list/list-query.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { query } from '../api/query.ts';
import { useActor } from '../ui/actor.tsx';
import type { ListColumn } from './list-column.ts';

type Named = { data: readonly { id: number; name: string; archived?: 0 | 1 }[] };
type ReferringColumn = Pick<ListColumn<never>, 'refersTo' | 'options'>;

const ALL = String(PER_PAGE_MAX);

/**
 * The names of what conditions name by id. `wanted` says of what they are read; options of custom fields are known from
 * the field.
 */
export const useReferences = (wanted: ReadonlySet<Reference>) => {
  const { t } = useTranslation('list');
  const actor = useActor();
  const teams = useQuery({ ...query(listTeams, {}), enabled: wanted.has('team') });
  const types = useQuery({
    ...query(listAssetTypes, { query: { per_page: ALL, with_archived: '1' } }),
    enabled: wanted.has('asset_type'),
  });
  const products = useQuery({
    ...query(listProducts, { query: { per_page: ALL, orderby_column: 'name' } }),
    enabled: wanted.has('software_product'),
  });
  const answers: Readonly<Record<Exclude<Reference, 'option'>, Named | undefined>> = {
    team: teams.data,
    asset_type: types.data,
    software_product: products.data,
  };
  const optionsOf = ({ refersTo, options }: ReferringColumn): ListColumn<never>['options'] =>
    refersTo === undefined || refersTo === 'option'
      ? options
      : answers[refersTo]?.data.map(({ id, name, archived }) => ({
          value: String(id),
          label: name,
          archived: archived === 1,
        }));
  /** The words for an id that no option has. A team manager reads only the teams that they lead. */
  const goneWords = ({ refersTo }: ReferringColumn): string =>
    t(refersTo === 'team' && isTeamScoped(actor) ? 'hiddenChoice' : 'removedChoice');
  return { optionsOf, goneWords };
};
