import { beforeAll, describe, expect, it } from 'vitest';
import { isForKeys } from '#shared/contract/for-keys.ts';
import { callerKindOf, modulePath, type CallerKind, type Endpoint } from '#shared/contract/endpoint.ts';
import { registry } from '#shared/contract/registry.ts';
import matrix from '#shared/permissions/matrix.json' with { type: 'json' };
import { type ApiPart, edgeRoutes, MAIN_PART, restApiParts } from '#infra/api-parts.ts';
import { bundleFunctions } from '#infra/bundle.ts';
import { partName } from '#infra/constructs/tenant.ts';
import { WORKER_NODE_FLAGS } from '#infra/worker-flags.ts';
import { partAtEdge } from '#tests/harness/edge-part.ts';
import {
  flatText,
  functionIn,
  isCdkFunction,
  policies,
  policyStatements,
  resources,
  stackOf,
  synthesize,
  type Resource,
} from './synthesize.ts';

const acme = await synthesize('acme');
const templates = [...acme.templates.values()];
const stack = stackOf(acme);

const functionOf = functionIn(acme);

describe('every endpoint', () => {
  type Body = {
    paths: Record<string, Record<string, Record<string, { uri: unknown; credentials: unknown }>>>;
    components: { securitySchemes: object };
  };
  const parts = restApiParts(registry);
  const bodies = new Map<ApiPart, Body>();
  beforeAll(() => {
    const apis = resources([stack('api')], 'AWS::ApiGateway::RestApi');
    for (const { name } of parts) {
      const [, api] = apis.find(([, { Properties }]) => Properties['Name'] === partName('acme-api', name)) ?? [];
      bodies.set(name, api?.Properties['Body'] as Body);
    }
  });
  /** The REST API to which CloudFront sends a path. */
  const body = ({ path }: Endpoint): Body | undefined => bodies.get(partAtEdge(edgeRoutes(parts), path) ?? MAIN_PART);

  it.each(registry.map((definition) => [definition.id, definition] as const))(
    '%s has a function and a route to it',
    (id, definition) => {
      const lambda = functionOf(id);
      expect(lambda?.Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
      });
      expect(lambda?.Properties['Timeout']).toBeLessThanOrEqual(15);
      const integration =
        body(definition)?.paths[definition.path]?.[definition.method.toLowerCase()]?.[
          'x-amazon-apigateway-integration'
        ];
      expect(flatText(integration?.uri)).toContain(
        `:function:${String(lambda?.Properties['FunctionName'])}/invocations`,
      );
      expect(flatText(integration?.credentials)).toMatch(/^<invoker\w*\.Arn>$/);
    },
  );

  it.each(parts.map((part) => [part.name, part] as const))('is the only kind of route: %s', (name, { endpoints }) => {
    const routes = Object.entries(bodies.get(name)?.paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(routes.toSorted()).toEqual(
      endpoints.map(({ method, path }) => `${method.toLowerCase()} ${path}`).toSorted(),
    );
  });

  it.each(parts.map((part) => [part.name, part] as const))(
    'may be invoked by its part of the API and by no other: %s',
    (name, { endpoints }) => {
      const roles = new Set(
        Object.values(bodies.get(name)?.paths ?? {})
          .flatMap((item) => Object.values(item))
          .map((operation) => flatText(operation['x-amazon-apigateway-integration']?.credentials)),
      );
      expect(roles.size).toBe(1);
      const [role = ''] = [...roles].map((arn) => arn.replace('.Arn', ''));
      const invoked = policies([stack('api')])
        .filter(([, policy]) => (policy.Properties['Roles'] as unknown[]).map(flatText).includes(role))
        .flatMap(([, policy]) => policyStatements(policy))
        .filter(({ actions }) => actions.includes('lambda:InvokeFunction'))
        .flatMap((each) => each.resources.map((arn) => arn.split(':').at(-1)));
      expect(invoked).toHaveLength(endpoints.length);
      expect(new Set(invoked)).toEqual(
        new Set(endpoints.map((definition) => `acme-${modulePath(definition).replace('/', '-')}`)),
      );
    },
  );

  it('lets in who shows the key of the origin and, where users call, an access token of the tenant', () => {
    const security: Record<CallerKind, object[]> = { user: [{ users: ['openid'] }], nobody: [], link: [] };
    const wanted = (definition: Endpoint) => (isForKeys(definition) ? [] : security[callerKindOf(definition)]);
    for (const { name, endpoints } of parts) {
      const { paths, components } = bodies.get(name) as Body;
      for (const definition of endpoints) {
        const { id, method, path } = definition;
        const route = paths[path]?.[method.toLowerCase()] as { security: unknown } | undefined;
        expect(route?.security, id).toEqual([{ origin: [] }, ...wanted(definition)]);
      }
      expect(components.securitySchemes).toMatchObject({
        origin: { type: 'apiKey', name: 'x-api-key', in: 'header' },
        users: {
          'x-amazon-apigateway-authtype': 'cognito_user_pools',
          'x-amazon-apigateway-authorizer': {
            providerARNs: [{ 'Fn::ImportValue': expect.stringMatching(/^acme-identity:/) as unknown }],
          },
        },
      });
    }
  });

  it('has its line in the matrix, or is for everyone', () => {
    const rights = [...Object.keys(matrix), 'signed-in'];
    const users = registry.filter((definition) => callerKindOf(definition) === 'user');
    expect(users.filter(({ permission = '' }) => !rights.includes(permission)).map(({ id }) => id)).toEqual([]);
    expect(registry.filter(({ session }) => session === 'nobody').map(({ id }) => id)).toEqual([
      'session.getFinderContact',
      'session.getOpenapi',
      'signing.takeWebhook',
    ]);
  });

  it('answers no other origin', () => {
    expect(JSON.stringify(stack('api'))).not.toMatch(/Access-Control-Allow|"options"/i);
  });
});

describe('every function', () => {
  const own = (): [string, Resource][] =>
    resources(templates, 'AWS::Lambda::Function').filter(([id]) => !isCdkFunction(id));

  it('is traced, sized, and writes to a group that forgets', () => {
    const groups = resources(templates, 'AWS::Logs::LogGroup');
    expect(own().length).toBeGreaterThan(registry.length);
    for (const [id, { Properties }] of own()) {
      expect(Properties, id).toMatchObject({
        Runtime: 'nodejs24.x',
        TracingConfig: { Mode: 'Active' },
        MemorySize: expect.any(Number) as unknown,
        Timeout: expect.any(Number) as unknown,
        LoggingConfig: { LogGroup: expect.anything() as unknown },
      });
    }
    for (const [id, group] of groups) expect(group.Properties['RetentionInDays'], id).toBe(90);
  });

  it('called asynchronously says where its failures go', () => {
    const targets = resources(templates, 'AWS::Events::Rule').flatMap(
      ([, rule]) => rule.Properties['Targets'] as object[],
    );
    for (const target of targets) expect(target).toHaveProperty('DeadLetterConfig');
    const configured = resources(templates, 'AWS::Lambda::EventInvokeConfig');
    expect(configured).toHaveLength(targets.length);
    for (const [, { Properties }] of configured) {
      expect(Properties).toMatchObject({
        MaximumRetryAttempts: 2,
        DestinationConfig: { OnFailure: { Destination: expect.anything() as unknown } },
      });
    }
  });

  it('of the heavy work takes a share of the account and no more', () => {
    const reserved = own().filter(([, { Properties }]) => Properties['ReservedConcurrentExecutions'] !== undefined);
    expect(
      reserved.map(([, { Properties }]) => [Properties['FunctionName'], Properties['ReservedConcurrentExecutions']]),
    ).toEqual([['acme-workflows-bulk-run-work', 10]]);
  });

  it('that works on runs keeps little garbage, as locally', () => {
    const { Environment } = own().find(
      ([, { Properties }]) => Properties['FunctionName'] === 'acme-workflows-bulk-run-work',
    )![1].Properties as { Environment: { Variables: Record<string, string> } };
    expect(Environment.Variables['NODE_OPTIONS']).toBe(WORKER_NODE_FLAGS.join(' '));
  });

  it('has no secret in its environment', () => {
    for (const [id, lambda] of resources(templates, 'AWS::Lambda::Function')) {
      const { Variables = {} } = (lambda.Properties['Environment'] ?? {}) as { Variables?: object };
      expect(
        Object.keys(Variables).filter((name) => /SECRET|PASSWORD|KEY|TOKEN|^DEV_/.test(name)),
        id,
      ).toEqual([]);
    }
  });
});

it('says which handler is missing', async () => {
  await expect(bundleFunctions(['fleet/fly-car'])).rejects.toThrow('functions/fleet/fly-car.ts');
});
