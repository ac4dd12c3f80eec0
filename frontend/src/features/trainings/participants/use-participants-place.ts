import { SEARCH_MAX } from '#shared/list/list-query.ts';
import {
  participantResults,
  participantStatuses,
  type ParticipantResult,
  type ParticipantStatus,
} from '#shared/trainings/names.ts';
import { useSearchParams } from '../../../ui/router.ts';

export type ParticipantsPlace = {
  search: string;
  status: ParticipantStatus | null;
  result: ParticipantResult | null;
  /** Only where there is a control for it: on the pages that change many. */
  team: number | null;
  /** A column and its direction, `status` or `-status`; empty for the order by name. */
  sort: string;
  page: number;
};

const start: ParticipantsPlace = { search: '', status: null, result: null, team: null, sort: '', page: 1 };

const read = (params: URLSearchParams): ParticipantsPlace => ({
  search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
  status: participantStatuses.find((name) => name === params.get('status')) ?? null,
  result: participantResults.find((name) => name === params.get('result')) ?? null,
  team: /^[1-9]\d{0,14}$/.test(params.get('team') ?? '') ? Number(params.get('team')) : null,
  sort: /^-?\w{1,60}$/.test(params.get('sort') ?? '') ? (params.get('sort') ?? '') : '',
  page: /^[1-9]\d{0,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
});

/** Search, filters, order and page of participants, kept in the address; a change shows the first page again. */
export const useParticipantsPlace = () => {
  const [params, setParams] = useSearchParams();
  const show = (change: Partial<ParticipantsPlace>): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        const place = { ...read(current), page: 1, ...change };
        for (const key of ['search', 'status', 'result', 'team', 'sort', 'page'] as const)
          if (place[key] === start[key]) next.delete(key);
          else next.set(key, String(place[key]));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { place: read(params), show };
};

/** The order of a place, as a list is asked for it. */
export const orderOf = (sort: string) =>
  sort === ''
    ? {}
    : ({ orderby_column: sort.replace('-', ''), orderby_direction: sort.startsWith('-') ? 'desc' : 'asc' } as const);
