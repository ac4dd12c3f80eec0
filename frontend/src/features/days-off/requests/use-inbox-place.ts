import { DECIDED_MAX } from '#shared/days-off/limits.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { toQuery, type ListState } from '../../../list/list-state.ts';
import { paths } from '../../../ui/paths.ts';
import { useCurrentParams, useNavigate, useParams, useSearchParams } from '../../../ui/router.ts';

/** What the inbox offers; the list behind it has the same segments. */
export const inboxSegments = ['to_decide', 'approved', 'declined', 'cancelled', 'absences', 'all'] as const;
export type InboxSegment = (typeof inboxSegments)[number];

/** The orders of the list: the soonest day first, the longest waiting first, the latest day first. */
export const inboxOrders = {
  soonest: { column: 'start_date', direction: 'asc' },
  waiting: { column: 'requested_on', direction: 'asc' },
  latest: { column: 'start_date', direction: 'desc' },
} as const;
type InboxOrder = keyof typeof inboxOrders;
const isOrder = (text: string | null): text is InboxOrder => text !== null && Object.hasOwn(inboxOrders, text);

/** Rows of a page of the list; the next page comes when its end is near. */
const PER_PAGE = 50;

/** `team` is the id of the only team that is shown; 0 is every team. */
export type InboxPlace = { segment: InboxSegment; search: string; order: InboxOrder; team: number };

const queryOf = ({ segment, search, order, team }: InboxPlace, defaults: InboxOrder): string => {
  const params = new URLSearchParams({
    ...(segment !== 'to_decide' && { segment }),
    ...(order !== defaults && { order }),
    ...(team > 0 && { team: String(team) }),
    ...(search !== '' && { search }),
  });
  return params.size === 0 ? '' : `?${params.toString()}`;
};

/** What waits is shown soonest first, what is over latest first. */
const defaultOrder = (segment: InboxSegment): InboxOrder => (segment === 'to_decide' ? 'soonest' : 'latest');

const placeIn = (params: URLSearchParams): InboxPlace => {
  const segment = inboxSegments.find((name) => name === params.get('segment')) ?? 'to_decide';
  const order = params.get('order');
  const team = params.get('team') ?? '';
  return {
    segment,
    order: isOrder(order) ? order : defaultOrder(segment),
    team: /^\d{1,9}$/.test(team) ? Number(team) : 0,
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
  };
};

/** The state of the inbox, all of it in the address: segment, order and search, and the opened request. */
export const useInboxPlace = () => {
  const [params] = useSearchParams();
  const current = useCurrentParams();
  const { request_id: opened } = useParams();
  const navigate = useNavigate();
  const place = placeIn(params);
  const pathOf = (id: number | undefined): string =>
    `${id === undefined ? paths.dayOffRequests : paths.dayOffRequest(id)}${queryOf(place, defaultOrder(place.segment))}`;
  return {
    place,
    opened: opened === undefined ? undefined : Number(opened),
    pathOf,
    open: (id: number | undefined, how: 'push' | 'replace' = 'push'): void =>
      void navigate(pathOf(id), { replace: how === 'replace', preventScrollReset: true }),
    /** Shows another list, from its first request on. */
    show: (change: Partial<InboxPlace>): void => {
      const now = placeIn(current());
      const next = { ...now, ...(change.segment && { order: defaultOrder(change.segment) }), ...change };
      void navigate(`${paths.dayOffRequests}${queryOf(next, defaultOrder(next.segment))}`, { replace: true });
    },
  };
};

/** The state of the list engine for a place. */
export const listStateOf = ({ segment, search, order, team }: InboxPlace): ListState => ({
  page: 1,
  perPage: PER_PAGE,
  segment,
  search,
  sort: inboxOrders[order],
  filters: team > 0 ? { match: 'all', conditions: [{ column: 'team', operator: 'any_of', values: [team] }] } : null,
});

/** The query for all that one call decides of a place. */
export const decidableIn = (place: InboxPlace) => toQuery({ ...listStateOf(place), perPage: DECIDED_MAX });
