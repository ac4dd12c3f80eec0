import validateAsl from 'asl-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessOf, modulePath, type Endpoint } from '#shared/contract/endpoint.ts';
import { registry } from '#shared/contract/registry.ts';
import { bundleFunctions } from '#infra/bundle.ts';
import { areaOf } from '#infra/stacks/tenant-app.ts';
import {
  flat,
  policyStatements,
  resources,
  statementsOf,
  synthesize,
  type Resource,
  type Template,
} from './synthesize.ts';

const WRITES = /^dynamodb:(Put|Update|Delete|BatchWrite|ConditionCheck|PartiQL)|^s3:(Put|Delete)|^states:Start/;

let acme: Awaited<ReturnType<typeof synthesize>>;
let templates: Template[];

beforeAll(async () => {
  acme = await synthesize('acme');
  templates = [...acme.templates.values()];
});

const stack = (name: string): Template => {
  const template = acme.templates.get(`acme-${name}`);
  if (!template) throw new Error(`no stack acme-${name}`);
  return template;
};
const functionOf = (id: Endpoint['id']): Resource | undefined =>
  resources([stack(areaOf({ id }))], 'AWS::Lambda::Function').find(
    ([, lambda]) => lambda.Properties['FunctionName'] === `acme-${modulePath({ id }).replace('/', '-')}`,
  )?.[1];
const only = (template: Template, type: string): Record<string, unknown> => {
  const found = resources([template], type);
  expect(found).toHaveLength(1);
  return found[0]?.[1].Properties ?? {};
};

describe('every endpoint', () => {
  type Body = { paths: Record<string, Record<string, Record<string, { uri: unknown; credentials: unknown }>>> };
  const body = (): Body => only(stack('api'), 'AWS::ApiGateway::RestApi')['Body'] as Body;

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
        body().paths[definition.path]?.[definition.method.toLowerCase()]?.['x-amazon-apigateway-integration'];
      expect(flat(integration?.uri)).toContain(`:function:${String(lambda?.Properties['FunctionName'])}/invocations`);
      expect(flat(integration?.credentials)).toMatch(/^<invoker\w+\.Arn>$/);
    },
  );

  it('is the only kind of route', () => {
    const routes = Object.entries(body().paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(routes.toSorted()).toEqual(registry.map(({ method, path }) => `${method.toLowerCase()} ${path}`).toSorted());
  });

  it('may be invoked by the API', () => {
    // A long policy is split over managed ones.
    const invoked = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'].flatMap((type) =>
      resources([stack('api')], type).flatMap(([, policy]) => policyStatements(policy)),
    );
    const arns = invoked
      .filter(({ actions }) => actions.includes('lambda:InvokeFunction'))
      .flatMap((each) => each.resources);
    expect(arns).toHaveLength(registry.length);
  });
});

describe('rights of functions', () => {
  it.each(registry.map(({ id }) => id))('%s may write exactly when its contract says so', (id) => {
    const definition = registry.find((each) => each.id === id);
    const lambda = functionOf(id);
    if (!definition || !lambda) throw new Error(`no function for ${id}`);
    const statements = statementsOf(stack(areaOf({ id })), lambda);
    const allowed = statements.filter(({ effect }) => effect === 'Allow');
    const writes = allowed.flatMap(({ actions }) => actions).filter((action) => WRITES.test(action));
    if (accessOf(definition) === 'read') expect(writes).toEqual([]);
    else expect(writes).toContain('dynamodb:PutItem');
    expect(allowed.flatMap(({ actions }) => actions)).toContain('dynamodb:Query');
  });

  it('lets nobody change or remove what happened', () => {
    for (const [, policy] of resources(templates, 'AWS::IAM::Policy')) {
      const statements = policyStatements(policy).filter(({ resources: on }) =>
        on.some((arn) => arn.endsWith(':table/acme-activity')),
      );
      for (const { actions, effect } of statements) {
        if (effect === 'Allow') expect(actions.filter((action) => /Update|Delete|BatchWrite/.test(action))).toEqual([]);
      }
      if (statements.length === 0) continue;
      expect(statements).toContainEqual(
        expect.objectContaining({ effect: 'Deny', actions: ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'] }),
      );
    }
  });

  it.each(registry.map(({ id }) => id))('%s has the files and runs its code reaches for', (id) => {
    const bundle = acme.bundles.get(modulePath({ id }));
    const lambda = functionOf(id);
    if (!bundle || !lambda) throw new Error(`no function for ${id}`);
    const statements = statementsOf(stack(areaOf({ id })), lambda);
    const actions = statements.flatMap((statement) => statement.actions);
    if (bundle.inputs.includes('functions/runs/state-machine.ts')) expect(actions).toContain('states:StartExecution');
    if (bundle.inputs.includes('functions/files/objects.ts')) expect(actions.join()).toMatch(/s3:(Get|Put)Object/);
    // A link is worth what its signer may read.
    if (bundle.inputs.includes('functions/files/picture-links.ts')) {
      const read = statements.filter((statement) => statement.actions.includes('s3:GetObject'));
      expect(read.flatMap((statement) => statement.resources).join()).toContain('/pictures/*');
    }
  });

  it('names its actions one by one', () => {
    // The two helpers that the CDK brings to deploy a site are its own code.
    const own = [...acme.templates].filter(([name]) => name !== 'acme-web').map(([, template]) => template);
    for (const [, policy] of resources(templates, 'AWS::IAM::Policy')) {
      for (const { actions } of policyStatements(policy)) expect(actions).not.toContain('*');
    }
    for (const [id, policy] of resources(own, 'AWS::IAM::Policy')) {
      for (const { actions } of policyStatements(policy)) {
        expect(
          actions.filter((action) => action.includes('*')),
          id,
        ).toEqual([]);
      }
    }
  });

  it('reaches everything only where AWS knows no names', () => {
    const open = resources(templates, 'AWS::IAM::Policy')
      .flatMap(([, policy]) => policyStatements(policy))
      .filter((statement) => statement.resources.includes('*'));
    const allowed = /^(xray:|logs:\w*(LogDeliver|ResourcePolic|LogGroups)|cloudfront:(Get|Create)Invalidation)/;
    expect(open.flatMap(({ actions }) => actions).filter((action) => !allowed.test(action))).toEqual([]);
  });
});

describe('data', () => {
  it.each(['records', 'activity', 'runs'])('%s is recoverable, encrypted, protected and expires items', (name) => {
    const found = resources([stack('data')], 'AWS::DynamoDB::Table').find(
      ([, { Properties }]) => Properties['TableName'] === `acme-${name}`,
    );
    expect(found?.[1]).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        SSESpecification: { SSEEnabled: true },
        TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
      },
    });
  });

  it('has the change index from the first deploy on', () => {
    const found = resources([stack('data')], 'AWS::DynamoDB::Table').find(
      ([, { Properties }]) => Properties['TableName'] === 'acme-records',
    );
    expect(found?.[1].Properties['LocalSecondaryIndexes']).toEqual([
      {
        IndexName: 'byChange',
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'changed_at', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['version', 'row', 'gone'] },
      },
    ]);
  });

  it('keeps buckets private, encrypted, versioned and TLS-only', () => {
    const buckets = resources(templates, 'AWS::S3::Bucket');
    expect(buckets).toHaveLength(2);
    const policies = resources(templates, 'AWS::S3::BucketPolicy');
    for (const [id, bucket] of buckets) {
      expect(bucket.Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        VersioningConfiguration: { Status: 'Enabled' },
        BucketEncryption: expect.anything(),
      });
      const policy = policies.find(([, { Properties }]) => flat(Properties['Bucket']) === `<${id}>`);
      expect(JSON.stringify(policy)).toContain('{"Bool":{"aws:SecureTransport":"false"}}');
    }
  });

  it('forgets uploads that were never taken and exports that were fetched', () => {
    const { Rules } = only(stack('data'), 'AWS::S3::Bucket')['LifecycleConfiguration'] as { Rules: object[] };
    for (const Prefix of ['quarantine/', 'exports/']) {
      expect(Rules).toContainEqual(expect.objectContaining({ Prefix, ExpirationInDays: 1, Status: 'Enabled' }));
    }
  });
});

describe('runs', () => {
  type State = { Type: string; Retry?: object[]; Catch?: object[]; Resource?: string };
  const machine = () => only(stack('workflows'), 'AWS::StepFunctions::StateMachine');
  const schedules = () =>
    resources([stack('workflows')], 'AWS::Events::Rule').map(([, { Properties: rule }]) => [
      rule['ScheduleExpression'],
      rule['State'],
      flat((rule['Targets'] as { Arn: unknown }[])[0]?.Arn),
    ]);

  it('is a STANDARD machine with a time limit, traced, logged without data', () => {
    expect(machine()).toMatchObject({
      StateMachineName: 'acme-bulk-run',
      StateMachineType: 'STANDARD',
      TracingConfiguration: { Enabled: true },
      LoggingConfiguration: { Level: 'ALL', IncludeExecutionData: false },
    });
    expect(JSON.parse(flat(machine()['DefinitionString']))).toHaveProperty('TimeoutSeconds');
  });

  it('retries and catches in every task, and knows every worker', () => {
    const { States } = JSON.parse(flat(machine()['DefinitionString'])) as { States: Record<string, State> };
    const tasks = Object.values(States).filter(({ Type }) => Type === 'Task');
    expect(tasks.length).toBeGreaterThan(0);
    const substitutions = Object.keys(machine()['DefinitionSubstitutions'] as object);
    for (const task of tasks) {
      expect(task.Retry?.length).toBeGreaterThan(0);
      expect(task.Catch?.length).toBeGreaterThan(0);
      expect(substitutions.map((name) => `\${${name}}`)).toContain(task.Resource);
    }
  });

  it('is valid Amazon States Language once the workers are filled in', () => {
    const arn = 'arn:aws:lambda:eu-central-1:123456789012:function:worker';
    const definition: unknown = JSON.parse(flat(machine()['DefinitionString']).replaceAll(/\$\{\w+\}/g, arn));
    expect(validateAsl(definition)).toMatchObject({ isValid: true, errors: [] });
    expect(validateAsl({ ...(definition as object), StartAt: 'Nowhere' }).isValid).toBe(false);
  });

  it('is swept on a schedule', () => {
    expect(schedules()).toContainEqual(['rate(5 minutes)', 'ENABLED', expect.stringMatching(/sweep/)]);
  });

  it('has a worker that writes daily what large lists start from', () => {
    expect(schedules()).toContainEqual(['rate(1 day)', 'ENABLED', expect.stringMatching(/snapshots-?write/i)]);
  });
});

describe('identity and web', () => {
  it('admits nobody who was not invited, by code only, for 15 minutes', () => {
    expect(only(stack('identity'), 'AWS::Cognito::UserPool')).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      Policies: { PasswordPolicy: { MinimumLength: 12 } },
    });
    expect(only(stack('identity'), 'AWS::Cognito::UserPoolClient')).toMatchObject({
      AllowedOAuthFlows: ['code'],
      GenerateSecret: false,
      AccessTokenValidity: 15,
      TokenValidityUnits: { AccessToken: 'minutes' },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  it('serves the app from a private bucket and the API beside it', () => {
    const { DistributionConfig: config } = only(stack('web'), 'AWS::CloudFront::Distribution') as {
      DistributionConfig: Record<string, unknown>;
    };
    expect(resources([stack('web')], 'AWS::CloudFront::OriginAccessControl')).toHaveLength(1);
    expect(config['CacheBehaviors']).toMatchObject([{ PathPattern: '/api/*', ViewerProtocolPolicy: 'https-only' }]);
    expect(config['DefaultCacheBehavior']).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https' });
    // They would replace the API's own 403 and 404, too.
    expect(config).not.toHaveProperty('CustomErrorResponses');
  });

  it('sends the security headers on both', () => {
    const { DistributionConfig: config } = only(stack('web'), 'AWS::CloudFront::Distribution') as {
      DistributionConfig: { DefaultCacheBehavior: Record<string, unknown>; CacheBehaviors: Record<string, unknown>[] };
    };
    const [id] = resources([stack('web')], 'AWS::CloudFront::ResponseHeadersPolicy')[0] ?? [];
    for (const behavior of [config.DefaultCacheBehavior, ...config.CacheBehaviors]) {
      expect(behavior['ResponseHeadersPolicyId']).toEqual({ Ref: id });
    }
    const { ResponseHeadersPolicyConfig: policy } = only(stack('web'), 'AWS::CloudFront::ResponseHeadersPolicy') as {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: unknown } };
      };
    };
    const csp = flat(policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);
    expect(csp).toContain("default-src 'none'; script-src 'self';");
    expect(csp).toContain("connect-src 'self' https://acme-<AWS::AccountId>.auth.eu-central-1.amazoncognito.com");
    expect(csp).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('limits and logs requests without what people typed', () => {
    const stage = only(stack('api'), 'AWS::ApiGateway::Stage');
    expect(stage['MethodSettings']).toMatchObject([{ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 }]);
    const { Format } = stage['AccessLogSetting'] as { Format: string };
    expect(Format).not.toMatch(/querystring|\$input|authorizer|\$context\.path\b|header/i);
    expect(Format).toContain('$context.resourcePath');
  });
});

describe('the whole', () => {
  it('stays below the limits of CloudFormation and API Gateway', () => {
    for (const [name, { Resources }] of acme.templates) expect(Object.keys(Resources).length, name).toBeLessThan(450);
    const segments = new Set(
      registry.flatMap(({ path }) => path.split('/').map((_, depth, all) => all.slice(0, depth + 1).join('/'))),
    );
    expect(segments.size).toBeLessThanOrEqual(280);
  });

  it('fits into the policies of a role', () => {
    const size = ([, policy]: [string, Resource]) =>
      JSON.stringify(policyStatements(policy)).replaceAll('<AWS::AccountId>', '123456789012').length;
    for (const policy of resources(templates, 'AWS::IAM::Policy')) expect(size(policy), policy[0]).toBeLessThan(10_240);
  });

  it('keeps logs for 30 days, all of them', () => {
    const groups = resources(templates, 'AWS::Logs::LogGroup');
    for (const [id, group] of groups) expect(group.Properties['RetentionInDays'], id).toBe(30);
    const unlogged = resources(templates, 'AWS::Lambda::Function').filter(
      ([, lambda]) =>
        (lambda.Properties['LoggingConfig'] as { LogGroup?: unknown } | undefined)?.LogGroup === undefined,
    );
    expect(unlogged.map(([id]) => id)).toEqual([]);
  });

  it('puts no secret into an environment', () => {
    for (const [id, lambda] of resources(templates, 'AWS::Lambda::Function')) {
      const { Variables = {} } = (lambda.Properties['Environment'] ?? {}) as { Variables?: object };
      expect(
        Object.keys(Variables).filter((name) => /SECRET|PASSWORD|KEY|TOKEN|^DEV_/.test(name)),
        id,
      ).toEqual([]);
    }
  });

  it('shares no physical name with another tenant', async () => {
    const other = await synthesize('globex');
    const names = (all: Iterable<Template>): string[] =>
      [...all].flatMap(({ Resources }) =>
        Object.values(Resources).flatMap(({ Type, Properties }) =>
          Object.entries(Properties)
            .filter(([key]) => /^(\w*Name|Domain)$/.test(key) && key !== 'PolicyName' && key !== 'StageName')
            .map(([key, value]) => `${Type} ${key} ${flat(value)}`)
            .filter((name) => !/ <[^>]+>$|aws:cdk/.test(name)),
        ),
      );
    const mine = names(templates);
    expect(mine.length).toBeGreaterThan(registry.length);
    expect(names(other.templates.values()).filter((name) => mine.includes(name))).toEqual([]);
    expect([...other.templates.keys()].every((name) => name.startsWith('globex-'))).toBe(true);
  });
});

it('says which handler is missing', async () => {
  await expect(bundleFunctions(['fleet/fly-car'])).rejects.toThrow('functions/fleet/fly-car.ts');
});
