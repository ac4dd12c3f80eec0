import { useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listPublicLibrary } from '#shared/contract/templates/list-public-library.ts';
import { listResellerTemplates } from '#shared/contract/templates/list-reseller-templates.ts';
import { listTemplates } from '#shared/contract/templates/list-templates.ts';
import type { TemplateOut } from '#shared/contract/templates/template.ts';
import { query } from '../../../api/query.ts';
import { toQuery } from '../../../list/list-state.ts';
import { useListRows } from '../../../list/use-list-rows.ts';
import { useCan } from '../../../ui/actor.tsx';
import { listStateOf, type TemplatesPlace } from './use-templates-place.ts';

/** The templates of the company that the page shows. */
export const useOwnRows = (place: TemplatesPlace) => {
  const { category, type, tag } = place;
  return useListRows<TemplateOut & { custom_fields?: unknown }, EndpointResponse<typeof listTemplates>>(
    (state) =>
      query(listTemplates, {
        query: {
          ...toQuery(state),
          ...(typeof category === 'number' && { category_id: String(category) }),
          ...(type !== undefined && { type }),
          ...(tag !== '' && { tag }),
        },
      }),
    listStateOf(place),
    [],
  );
};

const filterOf = ({ search, type }: Pick<TemplatesPlace, 'search' | 'type'>) => ({
  query: { keyword: search, ...(type !== undefined && { type }) },
});

/** Models of the public library, for who may copy them. */
export const useLibrary = (place: Pick<TemplatesPlace, 'search' | 'type'>) =>
  useQuery({ ...query(listPublicLibrary, filterOf(place)), enabled: useCan()('templates:write') });

/** Templates of the partner, for who may see them. */
export const usePartner = (place: Pick<TemplatesPlace, 'search' | 'type'>) =>
  useQuery({ ...query(listResellerTemplates, filterOf(place)), enabled: useCan()('templates:partner') });
