import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { isFromList, knownName } from '../ui/known-name.ts';

export type ListedRow = { id: number };
type Page = { data: readonly ListedRow[]; count: number };
type PathOf<Row> = (row: Row) => string;

/** The list that led to a record, as far as it was read: rows without gaps, by the paths of their pages. */
export type Trail = {
  /** The query of the list, all but its page. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The place of the first path in the list, from 1. */
  readonly first: number;
  readonly perPage: number;
  readonly count: number;
  readonly paths: readonly string[];
};

/** The trails of the records that were reached by one, by path: a form that returns to a record finds it again. */
const trails = new Map<string, Trail>();

/** The pages of a list that a query keeps; none for any other query. */
const pagesOf = ({ queryKey, state }: Query): InfiniteData<Page, number> | undefined =>
  // why: `useListRows` keeps the pages of a list under the query of the list and this word
  queryKey[2] === 'rows' ? (state.data as InfiniteData<Page, number> | undefined) : undefined;

/** The rows of a list that a query keeps: of the list itself, or of the page that a step from record to record read. */
const rowsOf = (answer: Query): readonly ListedRow[] => {
  const pages = pagesOf(answer)?.pages;
  if (pages) return pages.flatMap(({ data }) => data);
  return answer.queryKey.length === 2 ? ((answer.state.data as Page | undefined)?.data ?? []) : [];
};

const trailOf = <Row extends ListedRow>(answer: Query, pathOf: PathOf<Row>): Trail | undefined => {
  const data = pagesOf(answer);
  const input = answer.queryKey[1] as { query: Record<string, unknown> } | undefined;
  const perPage = Number(input?.query['per_page']);
  if (!data || !input || !(perPage > 0)) return undefined;
  return {
    query: input.query,
    first: ((data.pageParams[0] ?? 1) - 1) * perPage + 1,
    perPage,
    count: data.pages.at(-1)?.count ?? 0,
    paths: data.pages.flatMap((page) => page.data.map((row) => pathOf(row as Row))),
  };
};

/** What was read of a list, the latest answer first. */
const answersOf = (client: QueryClient, list: Endpoint): Query[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: [list.id] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);

/** The row of a path; nothing where no list led there. */
export const listedRow = <Row extends ListedRow>(
  client: QueryClient,
  list: Endpoint,
  pathOf: PathOf<Row>,
  path: string,
): Row | undefined => {
  if (!isFromList()) return undefined;
  return answersOf(client, list)
    .flatMap((answer) => rowsOf(answer) as readonly Row[]) // why: `pathOf` says what the rows of this list are
    .find((row) => pathOf(row) === path);
};

/** The entry of the history keeps the trail to its record, for a reload. */
const keptTrail = (): Trail | undefined => (history.state as { trail?: Trail } | null)?.trail;

/** The trail to a record: of the list whose row led here, or the one that was followed before. */
export const trailTo = <Row extends ListedRow>(
  client: QueryClient,
  list: Endpoint,
  pathOf: PathOf<Row>,
  path: string,
): Trail | undefined => {
  // Rows of lists name their record to the page that they open, and no other link does.
  const found =
    knownName() === undefined
      ? undefined
      : answersOf(client, list)
          .map((query) => trailOf(query, pathOf))
          .find((each) => each?.paths.includes(path) === true);
  const trail = found ?? trails.get(path) ?? keptTrail();
  if (trail === undefined) return undefined;
  trails.set(path, trail);
  history.replaceState({ ...history.state, trail }, '');
  return trail;
};

export const placeIn = ({ first, paths }: Trail, path: string): number => first + paths.indexOf(path);

/** The trail with another page of its list, which borders on those that it has. */
export const addPage = (trail: Trail, page: number, paths: readonly string[], count: number): Trail => {
  const first = (page - 1) * trail.perPage + 1;
  const both = first < trail.first ? [...paths, ...trail.paths] : [...trail.paths, ...paths];
  // A row that moved to the next page between two reads stands once.
  return { ...trail, count, first: Math.min(first, trail.first), paths: [...new Set(both)] };
};

export const keepTrail = (path: string, trail: Trail): void => void trails.set(path, trail);
