import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#shared/contract/registry.ts';
import { endpointModules, workerModules, type FunctionBundles } from '#infra/bundle.ts';
import { functionEnvironment } from '#infra/constructs/function-environment.ts';
import { guardTenant } from '#infra/constructs/guard.ts';
import { otherIssuer } from '#infra/constructs/identity.ts';
import { readSettings } from '#infra/constructs/settings.ts';
import { parseTenant } from '#infra/constructs/tenant.ts';
import { addTenant } from '#infra/stacks/tenant-app.ts';
import { IdentityStack } from '#infra/stacks/identity-stack.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { flatText, onlyResource, policies, policyStatements, resources, type Template } from './synthesize.ts';

/** What is in the functions makes no difference here, so nothing is compiled. */
const folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
afterAll(() => rmSync(folder, { recursive: true }));
const directory = join(folder, 'code');
mkdirSync(directory);
const modules = [...endpointModules(), ...workerModules()];
const bundles: FunctionBundles = new Map(
  modules.map((module) => [module, { directory, hash: module, gzipped: 0, inputs: [] }]),
);

const ISSUER = 'https://login.example/tenant/v2.0';
const other = { issuer: ISSUER, clientId: 'app-1', scope: 'openid offline_access api://app-1/use', audience: 'app-1' };
const tenantOf = (settings: Record<string, unknown>) => {
  const context: Record<string, unknown> = { tenant: 'acme', region: 'eu-central-1', ...settings };
  return parseTenant((key) => context[key]);
};
const faults = (settings: Record<string, unknown>): string => {
  try {
    readSettings(
      (key) => ({ tenant: 'acme', ...settings })[key],
      () => ({}),
    );
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('a tenant with another issuer', () => {
  /** The stacks with one endpoint, which is enough to see how a caller gets to a function. */
  let all: Map<string, Template>;
  beforeAll(() => {
    const app = new App({
      outdir: join(folder, 'issuer'),
      context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true },
      builtinCloudFormationValidation: false,
    });
    const endpoints = registry.filter(({ id }) => id === 'session.getProfile' || id === 'session.addUser');
    addTenant(app, { tenant: tenantOf({ ...other, adminEmail: 'Ann@acme.be' }), endpoints, bundles, site: '/nowhere' });
    // A finding that nobody acknowledged throws.
    guardTenant(app, 'acme');
    const { stacks } = app.synth();
    all = new Map(stacks.map(({ stackName, template }) => [stackName, template as Template]));
  });

  it('has no user pool, and a function with no right on data that checks tokens at the gateway', () => {
    expect([...all.keys()]).not.toContain('acme-identity');
    expect(JSON.stringify([...all.values()])).not.toMatch(/cognito/i);
    const api = all.get('acme-api') as Template;
    const { Body } = onlyResource(api, 'AWS::ApiGateway::RestApi') as { Body: Record<string, never> };
    expect(Body['components']).toMatchObject({
      securitySchemes: {
        users: {
          'x-amazon-apigateway-authtype': 'custom',
          'x-amazon-apigateway-authorizer': { type: 'token', authorizerResultTtlInSeconds: 300 },
        },
      },
    });
    expect(JSON.stringify(Body['paths'])).toContain('"security":[{"origin":[]},{"users":[]}]');
    const [check] = resources([api], 'AWS::Lambda::Function').map(([, { Properties }]) => Properties);
    expect(check?.['Environment']).toEqual({
      Variables: { OIDC_ISSUER: ISSUER, OIDC_CLIENT_ID: 'app-1', OIDC_USER_CLAIM: 'email', OIDC_AUDIENCE: 'app-1' },
    });
    const invoked = resources([api], 'AWS::IAM::ManagedPolicy')
      .map(([, policy]) => JSON.stringify(policy))
      .join();
    expect(invoked).toContain('acme-workflows-sign-in-authorize');
    expect(JSON.stringify(resources([api], 'AWS::IAM::Policy'))).not.toMatch(/dynamodb|s3:|secretsmanager/);
  });

  it('tells the browser where to sign in, and the first administrator is known by their address', () => {
    const policies = resources([all.get('acme-web') as Template], 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(JSON.stringify(policies)).toContain("connect-src 'self' https://login.example https://");
    expect(onlyResource(all.get('acme-operations') as Template, 'Custom::FirstAdmin')).toMatchObject({
      subject: 'ann@acme.be',
    });
  });

  it('gives rights by groups to its functions', () => {
    const groups = [{ group: 'hr', role: 'admin', from: '2026-01-01' }];
    const tenant = tenantOf({ ...other, groups: JSON.stringify(groups), groupClaim: 'roles', groupDays: '14' });
    const identity = otherIssuer(tenant);
    if (!identity) throw new Error('no issuer');
    const { OIDC_GROUPS, OIDC_GROUP_CLAIM, OIDC_GROUP_DAYS } = functionEnvironment(tenant, identity);
    expect([JSON.parse(OIDC_GROUPS ?? ''), OIDC_GROUP_CLAIM, OIDC_GROUP_DAYS]).toMatchObject([groups, 'roles', '14']);
  });

  it.each([
    [{ issuer: ISSUER }, 'clientId: an issuer needs the client of the app there'],
    [{ clientId: 'app-1' }, 'clientId: belongs to an issuer; set issuer, too'],
    [{ audience: 'app-1' }, 'audience: belongs to an issuer; set issuer, too'],
    [{ ...other, issuer: 'http://login.example' }, 'issuer: must begin with https://'],
    [{ ...other, keySet: 'http://login.example/keys' }, 'keySet: must begin with https://'],
    [{ ...other, issuer: 'login.example' }, "issuer: 'login.example' must be the address of an OIDC issuer"],
    [{ groups: [{ group: 'hr', role: 'boss', from: '2026-01-01' }] }, 'must be a list of groups'],
    [{ groups: [{ group: 'hr', role: 'admin' }] }, 'must be a list of groups'],
    [
      { ...other, directories: [{ name: 'Entra', issuer: ISSUER, clientId: 'x' }] },
      'directories: stand behind the user pool',
    ],
    [{ directories: [{ name: 'Entra', issuer: 'http://a.b', clientId: 'x' }] }, 'must be a list of directories'],
  ])('refuses %j', (settings, sentence) => {
    expect(faults(settings)).toContain(sentence);
  });
});

describe('single sign-on through the user pool', () => {
  const directories = [
    {
      name: 'Entra',
      issuer: 'https://login.microsoftonline.com/1f/v2.0',
      clientId: 'e-1',
      emailClaim: 'preferred_username',
    },
    { name: 'Google', issuer: 'https://accounts.google.com', clientId: 'g-1' },
  ];

  it('adds the directories of the settings, with secrets that stay in their store', () => {
    const app = new App({ outdir: join(folder, 'pool') });
    const stack = new IdentityStack(app, 'acme-identity', {
      tenant: tenantOf({ directories, groups: [{ group: 'hr', role: 'admin', from: '2026-01-01' }] }),
      env: { region: 'eu-central-1' },
      key: undefined,
      bundles,
    });
    guardTenant(app, 'acme');
    const template = app.synth().getStackByName('acme-identity').template as Template;
    const providers = resources([template], 'AWS::Cognito::UserPoolIdentityProvider').map(
      ([, each]) => each.Properties,
    );
    expect(providers).toMatchObject([
      {
        ProviderName: 'Entra',
        ProviderType: 'OIDC',
        AttributeMapping: { email: 'preferred_username' },
        ProviderDetails: {
          client_id: 'e-1',
          client_secret: '{{resolve:secretsmanager:acme/sign-in/Entra:SecretString:client_secret::}}',
          oidc_issuer: 'https://login.microsoftonline.com/1f/v2.0',
        },
      },
      { ProviderName: 'Google', AttributeMapping: { email: 'email' } },
    ]);
    expect(onlyResource(template, 'AWS::Cognito::UserPoolClient')).toMatchObject({
      SupportedIdentityProviders: ['COGNITO', 'Entra', 'Google'],
    });
    const [counter] = resources([template], 'AWS::Lambda::Function').map(([id]) => id);
    const triggers = onlyResource(template, 'AWS::Cognito::UserPool')['LambdaConfig'] as Record<string, unknown>;
    expect(Object.entries(triggers).map(([when, arn]) => [when, flatText(arn)])).toEqual([
      ['PostAuthentication', `<${counter}.Arn>`],
      ['PreAuthentication', `<${counter}.Arn>`],
    ]);
    expect(policies([template]).flatMap(([, policy]) => policyStatements(policy))).toContainEqual(
      expect.objectContaining({
        actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
        leadingKeys: ['sign-in-tries'],
      }),
    );
    const tenant = tenantOf({ directories, groups: [{ group: 'hr', role: 'admin', from: '2026-01-01' }] });
    expect(functionEnvironment(tenant, stack.identity)).toMatchObject({
      SIGN_IN_DIRECTORIES: 'Entra,Google',
      OIDC_GROUP_CLAIM: 'cognito:groups',
      OIDC_GROUP_DAYS: '30',
    });
  });
});
