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
 * The paths that CloudFront sends to the other parts. A star stands for anything, so a pattern covers every segment
 * that begins like it; a test checks this against the table of segments. The quota of CloudFront may be as low as 25
 * patterns.
 */
const patterns: Readonly<Record<Exclude<ApiPart, typeof MAIN_PART>, readonly string[]>> = {
  things: ['/api/asset*', '/api/assignments*', '/api/belgium*', '/api/cars*', '/api/software*'],
  time: ['/api/calendar*', '/api/daysOff*', '/api/inbox*', '/api/integrations*', '/api/trainings*'],
  contracts: ['/api/contract*'],
  links: ['/api/links*'],
};

/**
 * Segments that another part answered in the release before. That part goes on answering them, because a deployment
 * changes the API some minutes before CloudFront. The release after takes the line out.
 */
const previousPart: Readonly<Partial<Record<ApiSegment, ApiPart>>> = {
  cars: 'office',
  assets: 'office',
  assetTypes: 'office',
  software: 'office',
};

/** One REST API: the endpoints that it answers, and what CloudFront sends to it. */
export type RestApiPart = {
  readonly name: ApiPart;
  readonly endpoints: readonly Endpoint[];
  readonly patterns: readonly string[];
};

const isAnsweredBy =
  (part: ApiPart) =>
  ({ path }: Endpoint): boolean => {
    const segment = segmentOf(path) as ApiSegment;
    return partOfSegment[segment] === part || previousPart[segment] === part;
  };

/** The REST APIs for these endpoints, the main one first. */
export const restApiParts = (endpoints: readonly Endpoint[]): RestApiPart[] =>
  apiParts
    .map((name) => ({
      name,
      endpoints: endpoints.filter(isAnsweredBy(name)),
      patterns: name === MAIN_PART ? [ALL_PATHS] : patterns[name],
    }))
    .filter((part) => part.endpoints.length > 0);

/** Every pattern with the part behind it, in the order in which CloudFront tries them. */
export const edgeRoutes = (parts: readonly RestApiPart[]): { pattern: string; part: ApiPart }[] =>
  parts
    .toSorted((a, b) => Number(a.name === MAIN_PART) - Number(b.name === MAIN_PART))
    .flatMap(({ name, patterns: own }) => own.map((pattern) => ({ pattern, part: name })));
