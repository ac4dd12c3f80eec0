import { beforeAll, describe, expect, it } from 'vitest';
import { edgeRoutes, MAIN_PART, partOfSegment, restApiParts, segmentOf } from '#infra/api-parts.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { registry } from '#shared/contract/registry.ts';
import { getOpenapi } from '#shared/contract/session/get-openapi.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { partAtEdge } from '#tests/harness/edge-part.ts';
import { flatText, onlyResource, resources, stackOf, synthesize, type Resource, type Template } from './synthesize.ts';

/** Below 25, which is the lowest quota that CloudFront gives an account. */
const BEHAVIORS_MAX = 20;

let stack: (name: string) => Template;
beforeAll(async () => {
  stack = stackOf(await synthesize('acme'));
});

/** The first segments of every part, with their part. */
const segments = [...new Set(registry.map(({ path }) => segmentOf(path)))].map(
  (segment) => [segment, partOfSegment[segment] ?? MAIN_PART] as const,
);
/** An endpoint of every segment. */
const coming = segments.map(
  ([segment]) => ({ id: `any.${segment}`, method: 'GET', path: `/api/${segment}` }) as Endpoint,
);
const all = edgeRoutes(restApiParts(coming));

describe('what CloudFront sends where', () => {
  it.each(segments)('/api/%s goes to %s, however the path goes on', (segment, part) => {
    for (const path of [`/api/${segment}`, `/api/${segment}/`, `/api/${segment}/list`, `/api/${segment}/1/detail`])
      expect(partAtEdge(all, path), path).toBe(part);
  });

  it('is in few patterns, the rest at the end', () => {
    expect(all.length).toBeLessThanOrEqual(BEHAVIORS_MAX);
    expect(all.at(-1)).toEqual({ pattern: '/api/*', part: MAIN_PART });
  });

  it('has no pattern that nothing needs', () => {
    for (const { pattern } of all) {
      const without = all.filter((route) => route.pattern !== pattern);
      const missed = segments.filter(([segment, part]) => partAtEdge(without, `/api/${segment}`) !== part);
      expect(missed, pattern).not.toEqual([]);
    }
  });

  it('is every endpoint to an API that answers it', () => {
    const parts = restApiParts(registry);
    const lost = registry.filter((endpoint) => {
      const part = partAtEdge(edgeRoutes(parts), endpoint.path);
      return !parts.find(({ name }) => name === part)?.endpoints.includes(endpoint);
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
    expect(parts.length).toBeGreaterThan(1);
  });

  it('stands in the template in this order, each pattern with its own API', () => {
    const { CacheBehaviors: behaviors, Origins: origins } = onlyResource(stack('web'), 'AWS::CloudFront::Distribution')[
      'DistributionConfig'
    ] as {
      CacheBehaviors: { PathPattern: string; TargetOriginId: string }[];
      Origins: { Id: string; DomainName: unknown }[];
    };
    const hosts = behaviors
      .filter(({ PathPattern }) => PathPattern.startsWith('/api/') && PathPattern !== getOpenapi.path)
      .map(({ PathPattern, TargetOriginId }) => {
        const origin = origins.find(({ Id }) => Id === TargetOriginId);
        return [PathPattern, flatText(origin?.DomainName)] as const;
      });
    const routes = edgeRoutes(restApiParts(registry));
    expect(hosts.map(([pattern]) => pattern)).toEqual(routes.map(({ pattern }) => pattern));
    for (const part of new Set(routes.map((route) => route.part))) {
      const own = new Set(hosts.filter((_, index) => routes[index]?.part === part).map(([, host]) => host));
      const others = new Set(hosts.filter((_, index) => routes[index]?.part !== part).map(([, host]) => host));
      expect(own.size, part).toBe(1);
      expect(
        [...own].filter((host) => others.has(host)),
        part,
      ).toEqual([]);
    }
  });
});

type Answer = {
  statusCode: number;
  responseParameters: Record<string, string>;
  responseTemplates: Record<string, string>;
};
/** What API Gateway answers by itself, by its name for it. */
const answersOf = ({ Properties }: Resource): Record<string, Answer> =>
  (Properties['Body'] as Record<string, Record<string, Answer>>)['x-amazon-apigateway-gateway-responses'] ?? {};

it('says when to come back where the gateway refuses for a while, and has no quota', () => {
  for (const [id, api] of resources([stack('api')], 'AWS::ApiGateway::RestApi')) {
    const answers = Object.values(answersOf(api));
    const told = answers.map(({ statusCode, responseParameters }) => [
      statusCode === 429 || statusCode === 503,
      responseParameters['gatewayresponse.header.Retry-After'] === "'2'",
    ]);
    expect(
      told.filter(([passes, says]) => passes !== says),
      id,
    ).toEqual([]);
    expect(told.filter(([, says]) => says)).toHaveLength(3);
  }
  expect(onlyResource(stack('api'), 'AWS::ApiGateway::UsagePlan')).not.toHaveProperty('Quota');
});

describe('a path that nothing answers', () => {
  it('is 404 in the shape of every problem, in each part and for whoever asks', () => {
    const apis = resources([stack('api')], 'AWS::ApiGateway::RestApi');
    expect(apis).toHaveLength(restApiParts(registry).length);
    for (const [id, api] of apis) {
      // API Gateway looks for the path first and calls one that it does not know a missing token.
      const answer = answersOf(api)['MISSING_AUTHENTICATION_TOKEN'];
      expect(answer, id).toMatchObject({
        statusCode: 404,
        responseParameters: {
          'gatewayresponse.header.Content-Type': "'application/problem+json; charset=utf-8'",
          'gatewayresponse.header.Cache-Control': "'no-store'",
        },
      });
      expect(JSON.parse(answer?.responseTemplates['application/json'] ?? '')).toEqual({
        type: 'urn:problem:not_found',
        title: catalogue.not_found.title,
        status: 404,
        detail: catalogue.not_found.title,
        code: 'not_found',
        reason_phrase: catalogue.not_found.title,
        fields: [],
        request_id: '$context.requestId',
      });
    }
  });

  it('under a segment of another part still goes to that part', () => {
    expect(partAtEdge(all, '/api/nothing/at/all')).toBe(MAIN_PART);
    expect(partAtEdge(all, '/api/cars/nothing')).toBe('things');
    expect(segmentOf('/api/cars/nothing')).toBe('cars');
  });
});

it('keeps what a tenant with one API has: its names and what the web stack reads of it', () => {
  const apis = Object.fromEntries(
    resources([stack('api')], 'AWS::ApiGateway::RestApi').map(([id, { Properties }]) => [id, Properties['Name']]),
  );
  expect(apis).toMatchObject({ apiC8550315: 'acme-api' });
});
