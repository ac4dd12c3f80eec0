import { describe, expect, it } from 'vitest';
import { credentialIssues, featureIssues } from './integration.rules.ts';

it('switches on what the product can do', () => {
  const product = { name: 'Payroll', offers: ['reauthenticate' as const] };
  expect(featureIssues(['reauthenticate'], product)).toEqual([]);
  expect(featureIssues(['reauthenticate', 'dimona/push'], product)).toEqual([
    { path: 'features', code: 'feature_not_offered', message: 'Payroll does not offer dimona/push' },
  ]);
});

describe('credentials', () => {
  const judge = (sent: object | undefined, kind: 'http' | 'file', path = '', isSecretRequired = false) =>
    credentialIssues(sent, { kind }, isSecretRequired, path).map((each) => `${each.path} ${each.code}`);

  it('are none for a file', () => {
    expect(judge(undefined, 'file')).toEqual([]);
    expect(judge({}, 'file')).toEqual(['integration_id no_credentials']);
    expect(judge({}, 'file', 'credentials')).toEqual(['credentials no_credentials']);
  });

  it('are required for an office', () => {
    expect(judge(undefined, 'http', 'credentials')).toEqual(['credentials required']);
    expect(judge({}, 'http')).toEqual([]);
  });

  it('have a secret where the company requires one', () => {
    for (const sent of [{}, { new_secret: null }, { new_secret: '' }])
      expect(judge(sent, 'http', '', true)).toEqual(['new_secret required']);
    expect(judge({}, 'http', 'credentials', true)).toEqual(['credentials.new_secret required']);
    expect(judge({ new_secret: 'word' }, 'http', '', true)).toEqual([]);
  });
});
