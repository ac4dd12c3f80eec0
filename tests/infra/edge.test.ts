import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkPagePatterns } from '#shared/links/link.ts';
import { registry } from '#shared/contract/registry.ts';
import { getOpenapi } from '#shared/contract/session/get-openapi.ts';
import { restApiParts } from '#infra/api-parts.ts';
import { everything, flatText, onlyResource, resources, stackOf, synthesize, type Template } from './synthesize.ts';

let stack: (name: string) => Template;
/** The stacks of a tenant with a domain of its own. */
let own: (name: string) => Template;

beforeAll(async () => {
  stack = stackOf(await synthesize('acme'));
  own = stackOf(await synthesize('acme', everything));
});

const parts = restApiParts(registry);

type Distribution = Record<string, unknown> & {
  DefaultCacheBehavior: Record<string, unknown>;
  CacheBehaviors: Record<string, unknown>[];
  Origins: Record<string, unknown>[];
};
const distribution = (of = stack): Distribution =>
  onlyResource(of('web'), 'AWS::CloudFront::Distribution')['DistributionConfig'] as Distribution;

const isLinkPage = ({ PathPattern }: Record<string, unknown>): boolean =>
  linkPagePatterns.includes(String(PathPattern));
const isDocument = ({ PathPattern }: Record<string, unknown>): boolean => PathPattern === getOpenapi.path;
/** The behaviors that lead to the API; the others are those of the pages of links and of its document. */
const apiBehaviors = (): Record<string, unknown>[] =>
  distribution().CacheBehaviors.filter((each) => !isLinkPage(each) && !isDocument(each));

const FILES = 'https://acme-files-<AWS::AccountId>-eu-central-1.s3.eu-central-1.<AWS::URLSuffix>';
const SIGN_IN =
  'https://acme-<AWS::AccountId>.auth.eu-central-1.amazoncognito.com https://cognito-idp.eu-central-1.<AWS::URLSuffix>';

describe('identity', () => {
  it('admits nobody who was not invited, and nobody without a second factor', () => {
    expect(onlyResource(stack('identity'), 'AWS::Cognito::UserPool')).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      DeletionProtection: 'ACTIVE',
      MfaConfiguration: 'ON',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      Policies: {
        PasswordPolicy: {
          MinimumLength: 12,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: true,
        },
      },
    });
    expect(onlyResource(own('identity'), 'AWS::Cognito::UserPool')).toMatchObject({ MfaConfiguration: 'OPTIONAL' });
  });

  it('gives tokens for 15 minutes, by code only, and a new refresh token each time', () => {
    expect(onlyResource(stack('identity'), 'AWS::Cognito::UserPoolClient')).toMatchObject({
      AllowedOAuthFlows: ['code'],
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      GenerateSecret: false,
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      RefreshTokenValidity: 480,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  it('sends people back to the app and nowhere else', () => {
    const urls = { CallbackURLs: ['https://people.acme.be/callback'], LogoutURLs: ['https://people.acme.be/'] };
    expect(onlyResource(own('identity'), 'AWS::Cognito::UserPoolClient')).toMatchObject(urls);
    const [, update] = resources([stack('web')], 'Custom::AWS').find(([id]) => id.startsWith('address')) ?? [];
    const call = JSON.parse(flatText(update?.Properties['Create'])) as {
      parameters: Record<string, unknown>;
      region: string;
    };
    expect(call.region).toBe('eu-central-1');
    expect(call.parameters['CallbackURLs']).toEqual([
      expect.stringMatching(/^https:\/\/<distribution\w+\.DomainName>\/callback$/),
    ]);
    // The update replaces the whole client, so it repeats what the template says.
    const inTemplate = onlyResource(stack('identity'), 'AWS::Cognito::UserPoolClient');
    for (const [name, value] of Object.entries(inTemplate)) {
      if (['UserPoolId', 'GenerateSecret', 'CallbackURLs', 'LogoutURLs'].includes(name)) continue;
      expect(call.parameters[name], name).toEqual(value);
    }
  });
});

describe('web', () => {
  it('is private behind CloudFront, with the API under the same address', () => {
    expect(resources([stack('web')], 'AWS::CloudFront::OriginAccessControl')).toHaveLength(1);
    for (const behavior of apiBehaviors())
      expect(behavior).toMatchObject({
        PathPattern: expect.stringMatching(/^\/api\//) as unknown,
        ViewerProtocolPolicy: 'https-only',
        AllowedMethods: expect.arrayContaining(['GET', 'POST', 'DELETE']) as unknown,
      });
    expect(distribution().DefaultCacheBehavior).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https' });
    // Error pages of CloudFront would replace the API's own 403 and 404, too.
    expect(distribution()).not.toHaveProperty('CustomErrorResponses');
  });

  it.each([
    ['/', '/index.html'],
    ['/vehicles', '/index.html'],
    ['/assets/12', '/index.html'],
    ['/vehicles/12/documents', '/index.html'],
    ['/vehicles/12/', '/index.html'],
    ['/v1.2/vehicles', '/index.html'],
    ['/answer', '/index.html'],
    ['/answer/x_Y-1', '/answer.html'],
    ['/answer/x.y', '/answer.html'],
    ['/answers/1', '/index.html'],
    ['/my-days-off/x_Y-1', '/my-days-off.html'],
    ['/sign/x_Y-1', '/sign.html'],
    ['/answer.html', '/answer.html'],
    ['/index.html', '/index.html'],
    ['/config.json', '/config.json'],
    ['/static/index-Bx1.js', '/static/index-Bx1.js'],
  ])('answers %s with %s', (path, file) => {
    const { FunctionCode: code } = onlyResource(stack('web'), 'AWS::CloudFront::Function');
    const request = { uri: path, method: 'GET' };
    const sent = runInNewContext(`${String(code)}; handler(event)`, { event: { request } }) as { uri: string };
    expect(sent.uri).toBe(file);
    expect(distribution().DefaultCacheBehavior).toMatchObject({
      FunctionAssociations: [{ EventType: 'viewer-request' }],
    });
    for (const behavior of apiBehaviors()) expect(behavior).not.toHaveProperty('FunctionAssociations');
  });

  it('shows the API a key that is in no template', () => {
    const [, ...apis] = distribution().Origins;
    expect(apis).toHaveLength(parts.length);
    for (const api of apis)
      expect(api).toMatchObject({
        CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
        OriginCustomHeaders: [
          { HeaderName: 'x-api-key', HeaderValue: '{{resolve:secretsmanager:acme-origin-key:SecretString:::}}' },
        ],
      });
    expect(onlyResource(stack('api'), 'AWS::SecretsManager::Secret')).toMatchObject({
      Name: 'acme-origin-key',
      ReplicaRegions: [{ Region: 'us-east-1' }],
      GenerateSecretString: { PasswordLength: 40 },
    });
    expect(flatText(onlyResource(stack('api'), 'AWS::ApiGateway::ApiKey')['Value'])).toMatch(
      /^\{\{resolve:secretsmanager:<originkey\w+>:SecretString:::\}\}$/,
    );
    const { ApiStages: stages } = onlyResource(stack('api'), 'AWS::ApiGateway::UsagePlan') as {
      ApiStages: { ApiId: unknown; Stage: unknown }[];
    };
    expect(stages.map(({ ApiId }) => ApiId)).toEqual(
      resources([stack('api')], 'AWS::ApiGateway::RestApi').map(([Ref]) => ({ Ref })),
    );
    expect(stages.map(({ Stage }) => Stage)).toEqual(
      resources([stack('api')], 'AWS::ApiGateway::Stage').map(([Ref]) => ({ Ref })),
    );
  });

  it('is behind the firewall', () => {
    expect(flatText(distribution()['WebACLId'])).toBe('<firewall.Arn>');
  });

  it('has its own domain with TLS 1.2, and points the name there', () => {
    expect(distribution(own)).toMatchObject({
      Aliases: ['people.acme.be'],
      ViewerCertificate: {
        AcmCertificateArn: everything.certificateArn,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
    const records = resources([own('web')], 'AWS::Route53::RecordSet').map(([, { Properties }]) => Properties);
    expect(records.map(({ Name, Type }) => `${String(Type)} ${String(Name)}`)).toEqual([
      'A people.acme.be',
      'AAAA people.acme.be',
    ]);
  });

  it('logs no query string, cookie, referrer or address', () => {
    const { RecordFields } = onlyResource(stack('web'), 'AWS::Logs::Delivery') as { RecordFields: string[] };
    expect(RecordFields).toContain('cache-behavior-path-pattern');
    expect(RecordFields.filter((field) => /query|cookie|referer|c-ip|forwarded|header/i.test(field))).toEqual([]);
    expect(distribution()).not.toHaveProperty('Logging');
  });

  it('keeps hashed files permanently and the page not at all', () => {
    const deployments = resources([stack('web')], 'Custom::CDKBucketDeployment').map(
      ([, { Properties }]) => Properties,
    );
    expect(deployments.map(({ SystemMetadata, Prune }) => [SystemMetadata, Prune])).toEqual([
      [{ 'cache-control': 'public, max-age=31536000, immutable' }, false],
      [{ 'cache-control': 'no-store' }, false],
      [{ 'cache-control': 'public, max-age=300' }, false],
    ]);
    expect(deployments[1]?.['DistributionPaths']).toEqual([
      '/index.html',
      '/answer.html',
      '/my-days-off.html',
      '/sign.html',
      '/config.json',
    ]);
  });
});

it('takes the document of the API from the bucket, before any call of the API', () => {
  const { DefaultCacheBehavior: pages, CacheBehaviors: behaviors } = distribution();
  const { TargetOriginId, CachePolicyId } = pages;
  expect(behaviors[0]).toMatchObject({ PathPattern: '/api/openapi.json', TargetOriginId, CachePolicyId });
  expect(behaviors[0]).not.toHaveProperty('FunctionAssociations');
  const documents = resources([stack('web')], 'Custom::CDKBucketDeployment').map(
    ([, { Properties }]) => Properties['DistributionPaths'],
  );
  expect(documents).toContainEqual(['/api/openapi.json']);
});

describe('headers', () => {
  const policy = (of: typeof stack, ofLinks = false) =>
    resources([of('web')], 'AWS::CloudFront::ResponseHeadersPolicy')
      .map(([, { Properties }]) => Properties['ResponseHeadersPolicyConfig'] as { Name: string })
      .find(({ Name }) => Name.endsWith('-link-headers') === ofLinks) as unknown as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: { Items: { Header: string; Value: string; Override: boolean }[] };
    };

  it('are sent with pages and with answers', () => {
    const [id] = resources([stack('web')], 'AWS::CloudFront::ResponseHeadersPolicy')[0] ?? [];
    for (const behavior of [distribution().DefaultCacheBehavior, ...apiBehaviors()]) {
      expect(behavior['ResponseHeadersPolicyId']).toEqual({ Ref: id });
    }
  });

  it('are those of the documentation, byte for byte', () => {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy(stack);
    expect(flatText(security['ContentSecurityPolicy']?.['ContentSecurityPolicy'])).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: ${FILES}; font-src 'self'; connect-src 'self' ${SIGN_IN} ${FILES}; frame-src 'self' blob: ${FILES}; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; report-to csp`,
    );
    expect({ ...security, ContentSecurityPolicy: undefined }).toEqual({
      ContentSecurityPolicy: undefined,
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Preload: true,
        Override: true,
      },
    });
    expect(custom.Items.slice(0, 2)).toEqual([
      { Header: 'Cross-Origin-Opener-Policy', Value: 'same-origin', Override: true },
      { Header: 'Cross-Origin-Resource-Policy', Value: 'same-origin', Override: true },
    ]);
    expect(custom.Items.slice(2)).toMatchObject([{ Header: 'Permissions-Policy', Override: true }]);
    expect(custom.Items[2]?.Value.split(', ').filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([]);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(custom.Items[2]?.Value).toContain(`${feature}=()`);
    }
  });

  it('say where reports go when a setting does', () => {
    expect(policy(own).CustomHeadersConfig.Items).toContainEqual({
      Header: 'Reporting-Endpoints',
      Value: 'csp="https://csp.acme.be/report"',
      Override: true,
    });
  });
});

describe('the token of a link, which stands in a path', () => {
  const links = registry.filter(({ session }) => session === 'link');

  it("is not in CloudFront's log, which has the pattern in place of the path", () => {
    const { RecordFields } = onlyResource(stack('web'), 'AWS::Logs::Delivery') as { RecordFields: string[] };
    expect(RecordFields.filter((field) => /uri|path(?!-pattern)|url/i.test(field))).toEqual([]);
  });

  it('is in no line of the firewall, which keeps no samples and has no log', () => {
    const { Rules, VisibilityConfig } = onlyResource(stack('web'), 'AWS::WAFv2::WebACL') as {
      Rules: { VisibilityConfig: object }[];
      VisibilityConfig: object;
    };
    for (const visibility of [VisibilityConfig, ...Rules.map((rule) => rule.VisibilityConfig)])
      expect(visibility).toMatchObject({ SampledRequestsEnabled: false });
    expect(resources([stack('web'), own('web')], 'AWS::WAFv2::LoggingConfiguration')).toEqual([]);
  });

  it('is in an API of its own, which is neither traced nor logs its faults, and logs the resource in place of the path', () => {
    expect(parts.find(({ name }) => name === 'links')?.endpoints).toEqual(links);
    for (const [, { Properties: stage }] of resources([stack('api')], 'AWS::ApiGateway::Stage')) {
      const { Format } = stage['AccessLogSetting'] as { Format: string };
      expect(Format).not.toMatch(/\$context\.(path\b|requestOverride|error|customDomain)/);
    }
  });

  it('is in no report or referrer of its page', () => {
    const pages = distribution(own).CacheBehaviors.filter(isLinkPage);
    expect(pages).toHaveLength(linkPagePatterns.length);
    const policies = resources([own('web')], 'AWS::CloudFront::ResponseHeadersPolicy');
    for (const page of pages) {
      const [, { Properties } = { Properties: {} as Record<string, unknown> }] =
        policies.find(([id]) => flatText({ Ref: id }) === flatText(page['ResponseHeadersPolicyId'])) ?? [];
      const { SecurityHeadersConfig: security } = Properties['ResponseHeadersPolicyConfig'] as {
        SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      };
      // Only the page that shows a file may read one.
      const files = page['PathPattern'] === '/sign/*' ? ` ${FILES}; worker-src 'self'` : '';
      expect(flatText(security['ContentSecurityPolicy']?.['ContentSecurityPolicy'])).toContain(
        `script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'${files}; form-action 'none'`,
      );
      expect(security['ReferrerPolicy']).toMatchObject({ ReferrerPolicy: 'no-referrer' });
      expect(flatText(Properties)).not.toMatch(/report/i);
    }
  });
});

describe('api', () => {
  const linksApi = (): string =>
    resources([stack('api')], 'AWS::ApiGateway::RestApi').find(
      ([, { Properties }]) => Properties['Name'] === 'acme-api-links',
    )?.[0] ?? '';

  it('limits and logs requests without what people typed', () => {
    const stages = resources([stack('api')], 'AWS::ApiGateway::Stage');
    expect(stages).toHaveLength(parts.length);
    for (const [, { Properties: stage }] of stages) {
      const isOfLinks = flatText(stage['RestApiId']) === flatText({ Ref: linksApi() });
      expect(stage).toMatchObject({ TracingEnabled: !isOfLinks });
      expect(stage['MethodSettings']).toEqual([
        {
          HttpMethod: '*',
          ResourcePath: '/*',
          ThrottlingRateLimit: 50,
          ThrottlingBurstLimit: 100,
          LoggingLevel: isOfLinks ? 'OFF' : 'ERROR',
          DataTraceEnabled: false,
        },
      ]);
      const { Format } = stage['AccessLogSetting'] as { Format: string };
      expect(Format).not.toMatch(/querystring|\$input|authorizer|\$context\.path\b|header/i);
      expect(JSON.parse(Format)).toMatchObject({ path: '$context.resourcePath', status: '$context.status' });
    }
  });
});
