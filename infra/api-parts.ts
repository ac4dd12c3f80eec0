import { apiParts, partOfSegment, segmentOf, type ApiPart, type ApiSegment } from '#shared/contract/api-parts.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';

/**
 * The part that answers whatever CloudFront has no other pattern for: its own paths, and 404 for paths that nothing
 * answers.
 */
export const MAIN_PART = 'office' satisfies ApiPart;

/** The part whose paths hold tokens, so that nothing may write them down (docs/areas/links.md#no-token-in-logs). */
export const SECRET_PART = 'links' satisfies ApiPart;

/** The pattern that CloudFront tries last. */
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
    // why: an endpoint with another segment does not compile
    partOfSegment[segmentOf(path) as ApiSegment] === part;

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
