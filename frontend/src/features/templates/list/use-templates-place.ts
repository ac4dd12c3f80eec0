import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { templateTypes, type TemplateType } from '#shared/templates/names.ts';
import type { ListState } from '../../../list/list-state.ts';
import { useSearchParams } from '../../../ui/router.ts';

/** Where templates come from: the company, the public library, or the partner. */
export const sources = ['own', 'library', 'partner'] as const;
export type Source = (typeof sources)[number];

export const orders = {
  changed: { column: 'changed_on', direction: 'desc' },
  name: { column: 'name', direction: 'asc' },
} as const;
type Order = keyof typeof orders;

/** What the page shows, all of it in the address. */
export type TemplatesPlace = {
  source: Source;
  search: string;
  order: Order;
  /** A category, the archive, or everything. */
  category: number | 'archived' | undefined;
  type: TemplateType | undefined;
  tag: string;
  /** The template that is previewed: an id, or the name of one of the library. */
  open: string;
};

const read = (params: URLSearchParams): TemplatesPlace => {
  const category = params.get('category') ?? '';
  return {
    source: sources.find((name) => name === params.get('source')) ?? 'own',
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    order: params.get('order') === 'name' ? 'name' : 'changed',
    category: category === 'archived' ? category : /^[1-9]\d{0,8}$/.test(category) ? Number(category) : undefined,
    type: templateTypes.find((name) => name === params.get('type')),
    tag: params.get('tag') ?? '',
    open: params.get('open') ?? '',
  };
};

const write = ({ source, search, order, category, type, tag, open }: TemplatesPlace): URLSearchParams =>
  new URLSearchParams({
    ...(source !== 'own' && { source }),
    ...(search !== '' && { search }),
    ...(order !== 'changed' && { order }),
    ...(category !== undefined && { category: String(category) }),
    ...(type !== undefined && { type }),
    ...(tag !== '' && { tag }),
    ...(open !== '' && { open }),
  });

/** The public library on the page of templates. */
export const libraryOf = (page: string): string => `${page}?source=${'library' satisfies Source}`;

export type ShowPlace = (change: Partial<TemplatesPlace>, how?: 'push' | 'replace') => void;

export const useTemplatesPlace = (): { place: TemplatesPlace; show: ShowPlace; pathOf: (open: string) => string } => {
  const [params, setParams] = useSearchParams();
  const place = read(params);
  return {
    place,
    show: (change, how = 'push') =>
      setParams((current) => write({ ...read(current), ...change }), {
        replace: how === 'replace',
        preventScrollReset: true,
      }),
    pathOf: (open) => `?${write({ ...place, open }).toString()}`,
  };
};

/** Rows of a page of the list; the next page comes when its end is near. */
const PER_PAGE = 50;

/** The state of the list engine for a place. */
export const listStateOf = ({ search, order, category }: TemplatesPlace): ListState => ({
  page: 1,
  perPage: PER_PAGE,
  segment: category === 'archived' ? 'archived' : 'all',
  search,
  sort: orders[order],
  filters: null,
});
