import { describe, expect, it } from 'vitest';
import { readSettings } from '#infra/constructs/settings.ts';
import { knownOrigin, parseTenant } from '#infra/constructs/tenant.ts';

const noFile = (): Record<string, unknown> => ({});
const read = (context: Record<string, unknown>, file = noFile) => readSettings((key) => context[key], file);
const faults = (context: Record<string, unknown>, file = noFile): string[] => {
  try {
    read(context, file);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
};

const aFile = { key: 'csv', name: 'File', kind: 'file', layout: 'csv', offers: [] };

describe('settings of a tenant', () => {
  it('has a default for everything but the name of the tenant', () => {
    expect(read({ tenant: 'acme', region: 'eu-west-1' })).toEqual({
      tenant: 'acme',
      region: 'eu-west-1',
      logRetentionDays: 90,
      auditLockDays: 365,
      retainData: true,
      workerConcurrency: 10,
      featureFlags: [],
      sandboxPayroll: false,
      payrollProducts: [],
      malwareScan: 'guardduty',
      scope: 'openid',
      userClaim: 'email',
      groups: [],
      groupDays: 30,
      directories: [],
      mfa: 'required',
      emulator: false,
    });
    expect(parseTenant((key) => (key === 'tenant' ? 'acme' : undefined))).toMatchObject({ slug: 'acme', name: 'acme' });
  });

  it('takes text from the command line as well as typed values from a file, and the command line wins', () => {
    const file = () => ({ name: 'Acme NV', logRetentionDays: 60, retainData: false, featureFlags: [] });
    expect(
      read({ tenant: 'acme', logRetentionDays: '365', sandboxPayroll: 'true', bulkDelayMs: '600' }, file),
    ).toMatchObject({
      name: 'Acme NV',
      logRetentionDays: 365,
      retainData: false,
      sandboxPayroll: true,
      bulkDelayMs: 600,
    });
    expect(read({ tenant: 'acme', featureFlags: 'enable_cars_usage_type' }).featureFlags).toEqual([
      'enable_cars_usage_type',
    ]);
  });

  it.each(['', 'A', 'acme_nv', '1acme', 'acme-', 'a'.repeat(40), 'awsome', '../acme', 7])(
    "refuses '%s' as a tenant",
    (tenant) => {
      expect(faults({ tenant })).toEqual([expect.stringMatching(/^tenant: '.*' must be 2 to 20 lower-case letters/)]);
    },
  );

  it.each([
    ['name', ''],
    ['region', 'europe'],
    ['domain', 'https://acme.be'],
    ['certificateArn', 'arn:aws:acm:eu-central-1:123456789012:certificate/1'],
    ['hostedZoneId', 'acme.be'],
    ['origin', 'https://acme.be/'],
    ['origin', 'http://acme.be'],
    ['webAclArn', 'arn:aws:wafv2:eu-central-1:123456789012:regional/webacl/a/b'],
    ['cspReportUrl', 'http://acme.be/csp'],
    ['logRetentionDays', 31],
    ['logRetentionDays', 'a month'],
    ['retainData', 'yes'],
    ['bulkDelayMs', -1],
    ['bulkDelayMs', 1.5],
    ['bulkDelayMs', 'soon'],
    ['bulkDelayMs', 60_001],
    ['workerConcurrency', 501],
    ['featureFlags', 'fly_cars'],
    ['sandboxPayroll', 'maybe'],
    ['payrollProducts', 'brabo'],
    ['payrollProducts', '[{"key":"brabo","name":"Brabo","kind":"http","offers":[]}]'],
    ['payrollProducts', JSON.stringify([aFile, aFile])],
    ['mfa', 'off'],
    ['alarmEmail', 'ops'],
    ['adminEmail', 'boss@'],
    ['adminName', ' '],
    ['mailFrom', 'hr'],
    ['mailReplyTo', 'Ann <ann@acme.be>'],
    ['emulator', '1'],
  ])('refuses %s %s in one sentence', (name, value) => {
    const message = faults({ tenant: 'acme', [name]: value });
    expect(message).toHaveLength(1);
    expect(message[0]?.startsWith(`${name}: '${String(value)}' must be `)).toBe(true);
  });

  it('names all that is wrong at once', () => {
    const file = () => ({ colour: 'red' });
    expect(faults({ tenant: 'Acme', region: 'x', mfa: 'off' }, file).map((line) => line.split(':')[0])).toEqual([
      'tenant',
      'region',
      'mfa',
      'colour',
    ]);
  });

  it('refuses settings that need each other', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
    const domain = 'people.acme.be';
    expect(faults({ tenant: 'acme', domain })).toEqual([expect.stringMatching(/^certificateArn: /)]);
    expect(faults({ tenant: 'acme', certificateArn, hostedZoneId: 'Z0123456789' })).toEqual([
      expect.stringMatching(/^domain: a certificate/),
      expect.stringMatching(/^domain: a hosted zone/),
    ]);
    expect(faults({ tenant: 'acme', domain, certificateArn, origin: 'https://other.be' })).toEqual([
      expect.stringMatching(/^origin: /),
    ]);
    expect(faults({ tenant: 'acme', mailFrom: 'hr@acme.be' })).toEqual([expect.stringMatching(/^mailFrom: links/)]);
    expect(faults({ tenant: 'acme', mailReplyTo: 'hr@acme.be' })).toEqual([expect.stringMatching(/^mailReplyTo: /)]);
  });

  it('sends credentials over TLS only, but for an emulator', () => {
    const office = (address: string) => ({
      key: 'brabo',
      name: 'Brabo',
      kind: 'http',
      address,
      offers: ['reauthenticate'],
    });
    const payrollProducts = JSON.stringify([office('http://127.0.0.1:3000/v1'), aFile]);
    expect(faults({ tenant: 'acme', payrollProducts })).toEqual([
      'payrollProducts: the address of brabo must begin with https://',
    ]);
    expect(read({ tenant: 'acme', payrollProducts, emulator: 'true' }).payrollProducts).toMatchObject([
      { key: 'brabo', one_code_per_day: 0 },
      { key: 'csv', layout: 'csv' },
    ]);
    expect(faults({ tenant: 'acme', payrollProducts: [office('https://office.example/v1')] })).toEqual([]);
  });

  it('knows the address of the app when a setting gives it', () => {
    const tenant = (context: Record<string, unknown>) =>
      parseTenant((key) => ({ tenant: 'acme', ...context })[key as 'tenant']);
    const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
    expect(knownOrigin(tenant({}))).toBeUndefined();
    expect(knownOrigin(tenant({ origin: 'https://acme.be' }))).toBe('https://acme.be');
    expect(knownOrigin(tenant({ domain: 'people.acme.be', certificateArn }))).toBe('https://people.acme.be');
  });
});
