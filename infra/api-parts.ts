import type { Endpoint } from '#shared/contract/endpoint.ts';

/**
 * The parts of the API. A REST API of API Gateway takes at most 300 resources, so on AWS each part is a REST API of its
 * own behind the one address of the app. Parts without endpoints are not deployed. What takes
 * the token of a link in its path is a part by itself, because that part is not traced.
 */
export const apiParts = ['office', 'things', 'time', 'contracts', 'links'] as const;
export type ApiPart = (typeof apiParts)[number];

/** The part of every first segment after `/api` that the table below does not give to another one. */
export const MAIN_PART = 'office' satisfies ApiPart;

/** The first segments after `/api` that another part than the main one answers, each with its part. */
export const partOfSegment: Readonly<Record<string, ApiPart>> = {
  links: 'links',
  cars: 'things',
  assets: 'things',
  assetTypes: 'things',
  software: 'things',
  assignments: 'things',
  belgium: 'things',
  trainings: 'time',
  daysOff: 'time',
  calendar: 'time',
  inbox: 'time',
  integrations: 'time',
  contract: 'contracts',
  contracts: 'contracts',
  contract_template: 'contracts',
  contract_templates: 'contracts',
};

/** The first segment after `/api`: `cars` in `/api/cars/{id}/detail`. */
export const segmentOf = (path: string): string => path.split('/')[2] ?? '';

/** The part whose paths hold tokens, so that nothing may write them down (docs/areas/links.md#no-token-in-logs). */
export const SECRET_PART = 'links' satisfies ApiPart;

/** The pattern that CloudFront tries last: the main part answers its own paths, and 404 for paths that nothing answers. */
const ALL_PATHS = '/api/*';

/**
 * The paths that CloudFront sends to a part. A star stands for anything, so the pattern of a segment covers every longer
 * one that begins like it; a test checks that none of another part is among them. The quota of CloudFront may be as low
 * as 25 patterns.
 */
const patternsOf = (part: ApiPart): string[] => {
  const own = Object.entries(partOfSegment).flatMap(([segment, of]) => (of === part ? [segment] : []));
  const shortest = own.filter((segment) => !own.some((other) => other !== segment && segment.startsWith(other)));
  return shortest.toSorted().map((segment) => `/api/${segment}*`);
};

/** One REST API: the endpoints that it answers, and what CloudFront sends to it. */
export type RestApiPart = {
  readonly name: ApiPart;
  readonly endpoints: readonly Endpoint[];
  readonly patterns: readonly string[];
};

const isAnsweredBy =
  (part: ApiPart) =>
  ({ path }: Endpoint): boolean =>
    (partOfSegment[segmentOf(path)] ?? MAIN_PART) === part;

/** The REST APIs for these endpoints, the main one first. */
export const restApiParts = (endpoints: readonly Endpoint[]): RestApiPart[] =>
  apiParts
    .map((name) => ({
      name,
      endpoints: endpoints.filter(isAnsweredBy(name)),
      patterns: name === MAIN_PART ? [ALL_PATHS] : patternsOf(name),
    }))
    .filter((part) => part.endpoints.length > 0);

/** Every pattern with the part behind it, in the order in which CloudFront tries them. */
export const edgeRoutes = (parts: readonly RestApiPart[]): { pattern: string; part: ApiPart }[] =>
  parts
    .toSorted((a, b) => Number(a.name === MAIN_PART) - Number(b.name === MAIN_PART))
    .flatMap(({ name, patterns: own }) => own.map((pattern) => ({ pattern, part: name })));
