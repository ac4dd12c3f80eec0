import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { measureUnits } from '#shared/measures/measures.ts';
import { alarmRules } from '#infra/constructs/alarms.ts';
import { ALARM_METRICS } from '#tests/bench/cost-of-month.ts';
import { machineNames } from '#shared/runs/machines.ts';
import { everything, flatText, onlyResource, resources, stackOf, synthesize, type Template } from './synthesize.ts';

let stack: (name: string) => Template;

beforeAll(async () => {
  stack = stackOf(await synthesize('acme', everything));
});

const alarms = () => resources([stack('operations')], 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);

/** Names of metrics and of what they are measured on. */
const metricsOf = (alarm: Record<string, unknown>): string[] => {
  const parts = (alarm['Metrics'] ?? [{ MetricStat: { Metric: alarm } }]) as {
    MetricStat?: { Metric: Record<string, unknown> };
  }[];
  return parts.flatMap(({ MetricStat: stat }) => {
    if (!stat) return [];
    const dimensions = (stat.Metric['Dimensions'] ?? []) as { Value: unknown }[];
    return [[stat.Metric['MetricName'], ...dimensions.map(({ Value }) => flatText(Value).split(':').at(-1))].join(' ')];
  });
};

/** The APIs of the parts that have endpoints. */
const apis = ['acme-api', 'acme-api-things', 'acme-api-time', 'acme-api-contracts', 'acme-api-links'];
const workers = [
  'bulk-run-finish',
  'bulk-run-prepare',
  'bulk-run-sweep',
  'bulk-run-work',
  'mail-send',
  'mail-take-events',
  'push-days-off-ask',
  'push-days-off-finish',
  'push-days-off-send',
  'signing-complete',
];

describe('alarms', () => {
  it('watch what the documentation names', () => {
    expect(Object.fromEntries(alarms().map((alarm) => [alarm['AlarmName'], metricsOf(alarm)]))).toEqual({
      'acme-serverErrors': apis.map((name) => `5XXError ${name} live`),
      'acme-latency': apis.map((name) => `Latency ${name} live`),
      'acme-throttledRequests': ['ThrottledRequests'],
      'acme-failedRuns': machineNames.flatMap((machine) =>
        ['ExecutionsFailed', 'ExecutionsTimedOut', 'ExecutionsAborted'].map((name) => `${name} acme-${machine}`),
      ),
      'acme-deadLetters': ['ApproximateNumberOfMessagesVisible acme-dead-letters'],
      'acme-workerErrors': workers.map((name) => `Errors acme-workflows-${name}`),
      'acme-workerThrottles': workers.map((name) => `Throttles acme-workflows-${name}`),
      'acme-tableThrottles': ['records', 'activity', 'runs'].flatMap((name) => [
        `ReadThrottleEvents acme-${name}`,
        `WriteThrottleEvents acme-${name}`,
      ]),
      'acme-OldestMailMinutes': ['OldestMailMinutes'],
      'acme-MailsFailed': ['MailsFailed'],
      'acme-PushesFailed': ['PushesFailed'],
    });
  });

  it('watch as many measures as the page of costs pays for', () => {
    expect(alarms().flatMap(metricsOf)).toHaveLength(ALARM_METRICS);
  });

  it('each have a line that says what to do, and the dashboard shows every measure', async () => {
    const page = await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    const lines = [...page.matchAll(/^\| `(\w+)` +\|(?:[^|]+\|){2}$/gm)].map(([, name]) => name);
    expect(alarmRules.map(({ name }) => name).filter((name) => !lines.includes(name))).toEqual([]);
    const shown = flatText(onlyResource(stack('operations'), 'AWS::CloudWatch::Dashboard')['DashboardBody']);
    expect(Object.keys(measureUnits).filter((name) => !shown.includes(`"${name}"`))).toEqual([]);
  });

  it('name things that exist', () => {
    const functions = resources([stack('workflows')], 'AWS::Lambda::Function').map(
      ([, { Properties }]) => Properties['FunctionName'],
    );
    for (const name of alarms()
      .flatMap(metricsOf)
      .filter((each) => each.startsWith('Errors')))
      expect(functions).toContain(name.split(' ')[1]);
    expect(onlyResource(stack('workflows'), 'AWS::SQS::Queue')['QueueName']).toBe('acme-dead-letters');
    expect(
      resources([stack('api')], 'AWS::ApiGateway::RestApi').map(([, { Properties }]) => Properties['Name']),
    ).toEqual(apis);
    expect(onlyResource(stack('api'), 'AWS::Logs::MetricFilter')).toMatchObject({
      FilterPattern: '{ $.status = "429" }',
      MetricTransformations: [{ MetricName: 'ThrottledRequests', MetricNamespace: 'BackOffice/acme' }],
    });
  });

  it('tell the address in the settings, when it begins and when it is over', () => {
    const topic = { Ref: resources([stack('operations')], 'AWS::SNS::Topic')[0]?.[0] };
    for (const alarm of alarms()) {
      expect(alarm).toMatchObject({ AlarmActions: [topic], OKActions: [topic], TreatMissingData: 'notBreaching' });
      expect(alarm['AlarmDescription']).toBeTruthy();
    }
    expect(onlyResource(stack('operations'), 'AWS::SNS::Subscription')).toMatchObject({
      Protocol: 'email',
      Endpoint: 'ops@acme.be',
      TopicArn: topic,
    });
  });

  it('stand on a page of the tenant', () => {
    const { DashboardName, DashboardBody } = onlyResource(stack('operations'), 'AWS::CloudWatch::Dashboard');
    expect(DashboardName).toBe('acme');
    expect(flatText(DashboardBody)).toContain('"type":"alarm"');
  });
});

describe('first administrator', () => {
  const calls = () =>
    resources([stack('operations')], 'Custom::AWS').map(
      ([, { Properties }]) =>
        JSON.parse(flatText(Properties['Create'])) as {
          action: string;
          parameters: object;
          ignoreErrorCodesMatching?: string;
        },
    );

  it('is invited by e-mail, once', () => {
    const [invite, get] = calls();
    expect(invite).toMatchObject({
      action: 'adminCreateUser',
      ignoreErrorCodesMatching: 'UsernameExistsException',
      parameters: { Username: 'ann@acme.be', DesiredDeliveryMediums: ['EMAIL'] },
    });
    expect(get).toMatchObject({ action: 'adminGetUser', parameters: { Username: 'ann@acme.be' } });
  });

  it('gets the rights of one under the name the pool gave them', () => {
    const enrolment = onlyResource(stack('operations'), 'Custom::FirstAdmin');
    expect(enrolment).toMatchObject({ email: 'ann@acme.be', name: 'Ann' });
    expect(flatText(enrolment['subject'])).toMatch(/^<invited\w+\.Username>$/);
    expect(flatText(enrolment['ServiceToken'])).toMatch(/^<enrol\w+\.Arn>$/);
  });

  it('is nobody without the setting', async () => {
    const other = stackOf(await synthesize('acme'));
    expect(resources([other('operations')], 'Custom::FirstAdmin')).toEqual([]);
    expect(resources([other('operations')], 'Custom::AWS')).toEqual([]);
  });
});

it('tells functions which features are on at first', () => {
  const [[, lambda] = []] = resources([stack('session')], 'AWS::Lambda::Function');
  const { Variables } = (lambda?.Properties['Environment'] ?? {}) as { Variables: Record<string, string> };
  expect(JSON.parse(Variables['FEATURE_DEFAULTS'] ?? '')).toMatchObject({
    feature_flags: [],
    integration_features: expect.arrayContaining(['cars/import']) as unknown,
  });
});

describe('on an emulator', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('leaves out what emulators cannot do, and keeps the rest', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:4566');
    const emulated = await synthesize('acme', { emulator: true, retainData: false });
    const types = [...emulated.templates.values()].flatMap(({ Resources }) =>
      Object.values(Resources).map(({ Type }) => Type),
    );
    expect(types.filter((type) => /CloudFront|WAF|SecretsManager|^Custom::|CloudWatch/.test(type))).toEqual([]);
    // The key that seals contracts is the only one.
    expect(types.filter((type) => type.includes('KMS'))).toEqual(['AWS::KMS::Key', 'AWS::KMS::Alias']);
    expect([...emulated.templates.keys()].filter((name) => /-(web|operations)$/.test(name))).toEqual([]);
    expect(types.filter((type) => type === 'AWS::DynamoDB::Table')).toHaveLength(3);
  });
});
