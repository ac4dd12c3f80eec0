import { useQuery } from '@tanstack/react-query';
import { listResellerTemplates } from '#shared/contract/templates/list-reseller-templates.ts';
import { listTemplates } from '#shared/contract/templates/list-templates.ts';
import type { TemplateOut } from '#shared/contract/templates/template.ts';
import type { TemplateType } from '#shared/templates/names.ts';
import { query } from '../api/query.ts';
import { useCan } from '../ui/actor.tsx';

const TEMPLATES_MAX = 1000;

/** The published templates of the company and of its partner, of all types unless some are given. */
export const usePublishedTemplates = (types?: readonly TemplateType[]) => {
  const can = useCan();
  const own = useQuery({
    ...query(listTemplates, { query: { state: 'published', per_page: TEMPLATES_MAX, orderby_column: 'name' } }),
    enabled: can('templates:read'),
  });
  const partner = useQuery({ ...query(listResellerTemplates, { query: {} }), enabled: can('templates:partner') });
  const usable = (rows: readonly TemplateOut[]): TemplateOut[] =>
    rows.filter(
      ({ type, deleted, published_version: version }) =>
        (types === undefined || types.includes(type)) && deleted === 0 && version > 0,
    );
  return {
    isLoaded: !own.isLoading && !partner.isLoading,
    own: usable(own.data?.data ?? []).filter(({ isPartner }) => isPartner === 0),
    partner: usable(partner.data?.data ?? []),
    partnerName: partner.data?.partner_name ?? null,
  };
};
