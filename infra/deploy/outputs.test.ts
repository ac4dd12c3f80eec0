import { expect, it } from 'vitest';
import { operatorArguments } from './outputs.ts';

const data = { 'acme-data': { FilesBucket: 'acme-files-1-x', AuditBucket: 'acme-audit-1-x' } };
const shared = ['--prefix', 'acme-', '--bucket', 'acme-files-1-x', '--audit-bucket', 'acme-audit-1-x'];

it('names for the commands of an operator where a tenant is, its user pool only where it has one', () => {
  expect(operatorArguments(data, 'acme')).toEqual(shared);
  const withPool = { ...data, 'acme-identity': { UserPoolId: 'eu_1' } };
  expect(operatorArguments(withPool, 'acme')).toEqual([...shared, '--user-pool', 'eu_1']);
});
