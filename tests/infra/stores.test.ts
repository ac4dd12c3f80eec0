import validateAsl from 'asl-validator';
import { describe, expect, it } from 'vitest';
import { registry } from '#shared/contract/registry.ts';
import { machineNames } from '#shared/runs/machines.ts';
import { restApiParts } from '#infra/api-parts.ts';
import {
  everything,
  flatText,
  isCdkFunction,
  onlyResource,
  policies,
  resources,
  stackOf,
  synthesize,
  type Template,
} from './synthesize.ts';

const acme = await synthesize('acme');
const templates = [...acme.templates.values()];
const stack = stackOf(acme);

const keyArn = (): object => {
  const [[id] = []] = resources([stack('data')], 'AWS::KMS::Key');
  return { 'Fn::GetAtt': [id, 'Arn'] };
};
/** The key of the data stack, in another stack. */
const imported = (): unknown => ({ 'Fn::ImportValue': expect.stringMatching(/^acme-data:ExportsOutputFnGetAttkey/) });

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
        SSESpecification: { SSEEnabled: true, SSEType: 'KMS', KMSMasterKeyId: keyArn() },
        TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
      },
    });
  });

  it('has nothing in it that could write before a restore', () => {
    const types = new Set(Object.values(stack('data').Resources).map(({ Type: type }) => type));
    expect([...types].filter((type) => /Lambda|Events|StepFunctions|ApiGateway/.test(type))).toEqual([]);
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
    expect(buckets.map(([, { Properties }]) => flatText(Properties['BucketName']))).toEqual([
      'acme-logs-<AWS::AccountId>-eu-central-1',
      'acme-files-<AWS::AccountId>-eu-central-1',
      'acme-audit-<AWS::AccountId>-eu-central-1',
      'acme-web-<AWS::AccountId>-eu-central-1',
    ]);
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
        BucketEncryption: expect.anything() as unknown,
        LifecycleConfiguration: expect.anything() as unknown,
      });
      const policy = policies.find(([, { Properties }]) => flatText(Properties['Bucket']) === `<${id}>`);
      expect(JSON.stringify(policy)).toContain('{"Bool":{"aws:SecureTransport":"false"}}');
    }
  });

  const files = (settings = stack): Record<string, unknown> =>
    resources([settings('data')], 'AWS::S3::Bucket').find(([id]) => id.startsWith('files'))?.[1].Properties ?? {};

  it('encrypts files with the key of the tenant and logs who fetched them', () => {
    expect(files()).toMatchObject({
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          {
            BucketKeyEnabled: true,
            ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms', KMSMasterKeyID: keyArn() },
          },
        ],
      },
      LoggingConfiguration: { LogFilePrefix: 'files/' },
    });
  });

  it('keeps the copies of the audit log under lock, each written once, unless the data go with the stack', async () => {
    const audit = (settings = stack): [string, Record<string, unknown>] => {
      const [found] = resources([settings('data')], 'AWS::S3::Bucket').filter(([id]) => id.startsWith('audit'));
      return [found?.[0] ?? '', found?.[1].Properties ?? {}];
    };
    const [id, bucket] = audit();
    expect(bucket).toMatchObject({
      ObjectLockEnabled: true,
      ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 365 } } },
    });
    const policy = resources([stack('data')], 'AWS::S3::BucketPolicy').find(
      ([, { Properties }]) => flatText(Properties['Bucket']) === `<${id}>`,
    )?.[1].Properties['PolicyDocument'] as { Statement: object[] };
    expect(policy.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Action: 's3:PutObject',
        Principal: { AWS: '*' },
        Condition: { Null: { 's3:if-none-match': 'true' } },
      }),
    );
    expect(policy.Statement).toContainEqual(expect.objectContaining({ Effect: 'Deny', Action: 's3:DeleteObject' }));
    const [, gone] = audit(stackOf(await synthesize('acme', everything)));
    expect(gone).not.toHaveProperty('ObjectLockEnabled');
  });

  it('has GuardDuty scan what arrives in quarantine, and tag it', () => {
    const [[bucket] = []] = resources([stack('data')], 'AWS::S3::Bucket').filter(([id]) => id.startsWith('files'));
    const plan = onlyResource(stack('data'), 'AWS::GuardDuty::MalwareProtectionPlan');
    expect(plan).toMatchObject({
      Actions: { Tagging: { Status: 'ENABLED' } },
      ProtectedResource: { S3Bucket: { BucketName: { Ref: bucket }, ObjectPrefixes: ['quarantine/'] } },
    });
    const [roleId] = (plan['Role'] as { 'Fn::GetAtt': string[] })['Fn::GetAtt'];
    const role = resources([stack('data')], 'AWS::IAM::Role').find(([id]) => id === roleId)?.[1];
    expect(JSON.stringify(role?.Properties['AssumeRolePolicyDocument'])).toContain(
      'malware-protection-plan.guardduty.amazonaws.com',
    );
  });

  it('lets nobody but GuardDuty set the tag, and functions wait for it', () => {
    const tagging = policies(templates).filter(
      ([id, policy]) => !isCdkFunction(id) && JSON.stringify(policy).includes('s3:PutObjectTagging'),
    );
    expect(tagging.map(([id]) => id)).toEqual([expect.stringMatching(/^malwarescanrole/)]);
    for (const [, { Properties }] of resources(templates, 'AWS::Lambda::Function'))
      expect(JSON.stringify(Properties['Environment'] ?? {})).not.toContain('MALWARE_SCAN');
    expect(acme.warnings.get('acme-data')).toEqual([]);
  });

  it('says at each synth that uploads are not scanned where an operator wants it so', async () => {
    const open = await synthesize('acme', everything);
    expect(resources(open.templates.values(), 'AWS::GuardDuty::MalwareProtectionPlan')).toEqual([]);
    expect(open.warnings.get('acme-data')?.join()).toMatch(/acme takes every upload for clean/);
    const functions = resources([stackOf(open)('files')], 'AWS::Lambda::Function');
    expect(functions.length).toBeGreaterThan(0);
    for (const [, { Properties }] of functions)
      expect(Properties['Environment']).toMatchObject({ Variables: { MALWARE_SCAN: 'off' } });
  });

  const wholeBucket = 35;
  it.each([
    ['quarantine/', 1, 1],
    ['exports/', 1, 1],
    ['pushes/previews/', 8, 1],
    ['snapshots/', 8, 1],
    ['runs/', 91, wholeBucket],
    ['imports/', 91, wholeBucket],
  ])('forgets %s after %s days, and its bytes %s days later', (Prefix, ExpirationInDays, NoncurrentDays) => {
    const { Rules } = files()['LifecycleConfiguration'] as { Rules: Record<string, unknown>[] };
    const ofPrefix = Rules.filter((rule) => rule['Prefix'] === Prefix);
    expect(ofPrefix).toMatchObject([{ ExpirationInDays, Status: 'Enabled' }]);
    // Of two rules that meet an object the shorter one counts.
    const ofBytes = Rules.filter((rule) => rule['Prefix'] === undefined || rule['Prefix'] === Prefix).flatMap(
      (rule) => (rule['NoncurrentVersionExpiration'] as { NoncurrentDays: number } | undefined)?.NoncurrentDays ?? [],
    );
    expect(Math.min(...ofBytes)).toBe(NoncurrentDays);
  });

  it('lets the app alone send and fetch files', async () => {
    // Without a domain the web stack says where the app is, once CloudFront has said it.
    expect(files()).not.toHaveProperty('CorsConfiguration');
    const [, cors] = resources([stack('web')], 'Custom::AWS').find(([id]) => id.startsWith('filescors')) ?? [];
    expect(flatText(cors?.Properties['Create'])).toContain('"AllowedOrigins":["https://<distribution');
    const own = stackOf(await synthesize('acme', everything));
    expect(files(own)['CorsConfiguration']).toEqual({
      CorsRules: [
        { AllowedHeaders: ['*'], AllowedMethods: ['GET', 'HEAD', 'POST'], AllowedOrigins: ['https://people.acme.be'] },
      ],
    });
    expect(resources([own('web')], 'Custom::AWS')).toEqual([]);
  });

  it('has a key for data, which rotates and serves this account alone, and one for seals; both outlive the stack', () => {
    const [[, key] = [], [, signing] = []] = resources([stack('data')], 'AWS::KMS::Key');
    expect(key).toMatchObject({ DeletionPolicy: 'Retain', Properties: { EnableKeyRotation: true } });
    if (!key) throw new Error('no key');
    const { Statement } = key.Properties['KeyPolicy'] as {
      Statement: { Principal: Record<string, unknown>; Condition?: Record<string, Record<string, unknown>> }[];
    };
    for (const { Principal, Condition } of Statement) {
      if (Principal['AWS'] === '*') {
        expect(Condition?.['StringEquals']).toMatchObject({ 'kms:CallerAccount': { Ref: 'AWS::AccountId' } });
        expect(Condition?.['StringEquals']).toHaveProperty('kms:ViaService');
      } else if (Principal['Service']) expect(Condition).toBeDefined();
    }
    expect(signing).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: { KeySpec: 'RSA_2048', KeyUsage: 'SIGN_VERIFY' },
    });
    expect(resources(templates, 'AWS::KMS::Key')).toHaveLength(2);
  });

  it('encrypts logs, queue, alarms and secret with it, too', () => {
    const regional = ['workflows', 'api', 'operations', 'fleet', 'session'].map(stack);
    for (const [id, group] of resources(regional, 'AWS::Logs::LogGroup'))
      expect(group.Properties['KmsKeyId'], id).toEqual(imported());
    expect(onlyResource(stack('workflows'), 'AWS::SQS::Queue')['KmsMasterKeyId']).toEqual(imported());
    expect(onlyResource(stack('operations'), 'AWS::SNS::Topic')['KmsMasterKeyId']).toEqual(imported());
    expect(onlyResource(stack('api'), 'AWS::SecretsManager::Secret')['KmsKeyId']).toEqual(imported());
  });

  it('goes with the stack only when a setting says so', async () => {
    const gone = stackOf(await synthesize('acme', everything));
    for (const type of ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::KMS::Key']) {
      for (const [id, { DeletionPolicy }] of resources([stack('data')], type))
        expect(DeletionPolicy, id).toBe('Retain');
      for (const [id, { DeletionPolicy }] of resources([gone('data')], type)) expect(DeletionPolicy, id).toBe('Delete');
    }
    for (const [, { Properties }] of resources([gone('data')], 'AWS::DynamoDB::Table')) {
      expect(Properties['DeletionProtectionEnabled']).toBe(false);
    }
    // A bucket with objects cannot be deleted: one that is removed is emptied first, the others never.
    const emptied = (of: (name: string) => Template, part: string): unknown[] =>
      resources([of(part)], 'Custom::S3AutoDeleteObjects').map(([, { Properties }]) => Properties['BucketName']);
    const buckets = (part: string): unknown[] =>
      resources([gone(part)], 'AWS::S3::Bucket').map(([id]) => ({ Ref: id }));
    expect(emptied(stack, 'data')).toEqual([]);
    expect(emptied(gone, 'data')).toHaveLength(3);
    expect(emptied(gone, 'data')).toEqual(buckets('data'));
    // The bucket of the site holds nothing but builds.
    for (const of of [stack, gone]) expect(emptied(of, 'web')).toEqual(buckets('web'));
    expect(resources([stack('identity')], 'AWS::Cognito::UserPool')[0]?.[1].DeletionPolicy).toBe('Retain');
    expect(resources([gone('identity')], 'AWS::Cognito::UserPool')[0]?.[1].DeletionPolicy).toBe('Delete');
  });
});

describe.each(machineNames)('the machine %s', (name) => {
  type State = { Type: string; Retry?: object[]; Catch?: object[]; Resource?: string };
  const machine = (): Record<string, unknown> =>
    resources([stack('workflows')], 'AWS::StepFunctions::StateMachine').find(
      ([, { Properties }]) => Properties['StateMachineName'] === `acme-${name}`,
    )?.[1].Properties ?? {};

  it('is a STANDARD machine with a time limit, traced, logged without data', () => {
    expect(machine()).toMatchObject({
      StateMachineType: 'STANDARD',
      TracingConfiguration: { Enabled: true },
      LoggingConfiguration: { Level: 'ALL', IncludeExecutionData: false },
    });
    expect(JSON.parse(flatText(machine()['DefinitionString']))).toHaveProperty('TimeoutSeconds');
  });

  it('retries and catches in every task, and knows every worker', () => {
    const { States } = JSON.parse(flatText(machine()['DefinitionString'])) as { States: Record<string, State> };
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
    const definition: unknown = JSON.parse(flatText(machine()['DefinitionString']).replaceAll(/\$\{\w+\}/g, arn));
    expect(validateAsl(definition)).toMatchObject({ isValid: true, errors: [] });
    expect(validateAsl({ ...(definition as object), StartAt: 'Nowhere' }).isValid).toBe(false);
  });
});

describe('runs', () => {
  const schedules = () =>
    resources([stack('workflows')], 'AWS::Events::Rule').map(([, { Properties: rule }]) => [
      rule['ScheduleExpression'],
      rule['State'],
      flatText((rule['Targets'] as { Arn: unknown }[])[0]?.Arn),
    ]);

  it('are swept on a schedule', () => {
    expect(schedules()).toContainEqual(['rate(5 minutes)', 'ENABLED', expect.stringMatching(/sweep/)]);
  });

  it('leave webhooks to a worker that looks each minute', () => {
    expect(schedules()).toContainEqual(['rate(1 minute)', 'ENABLED', expect.stringMatching(/webhooks-?deliver/i)]);
  });

  it('has a worker that soon writes what large lists start from', () => {
    expect(schedules()).toContainEqual(['rate(15 minutes)', 'ENABLED', expect.stringMatching(/snapshots-?write/i)]);
  });
});

describe('the whole', () => {
  it('stays below the limits of CloudFormation and API Gateway', () => {
    for (const [name, template] of acme.templates) {
      expect(Object.keys(template.Resources).length, name).toBeLessThan(450);
      expect(Buffer.byteLength(JSON.stringify(template, null, 1)), name).toBeLessThan(1_000_000);
    }
    for (const { name, endpoints } of restApiParts(registry)) {
      const resources = new Set(
        endpoints.flatMap(({ path }) => path.split('/').map((_, depth, all) => all.slice(0, depth + 1).join('/'))),
      );
      expect(resources.size, name).toBeLessThanOrEqual(280);
    }
  });

  it('shares no physical name with another tenant', async () => {
    const other = await synthesize('globex');
    const names = (all: Iterable<Template>): string[] =>
      [...all].flatMap(({ Resources }) =>
        Object.values(Resources).flatMap(({ Type, Properties }) =>
          Object.entries(Properties)
            .filter(
              ([key]) => /^(\w*Name|Domain)$/.test(key) && !['PolicyName', 'StageName', 'MetricName'].includes(key),
            )
            .map(([key, value]) => `${Type} ${key} ${flatText(value)}`)
            .filter((name) => !/ <[^>]+>$|aws:cdk|API-Gateway-Execution-Logs_</.test(name)),
        ),
      );
    const mine = names(templates);
    expect(mine.length).toBeGreaterThan(registry.length);
    expect(names(other.templates.values()).filter((name) => mine.includes(name))).toEqual([]);
    expect([...other.templates.keys()].every((name) => name.startsWith('globex-'))).toBe(true);
  });
});
