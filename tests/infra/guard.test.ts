import { globSync, readFileSync } from 'node:fs';
import type { App, Stack } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { beforeAll, describe, expect, it } from 'vitest';
import { acknowledgements } from '#infra/acknowledgements.ts';
import { synthesize, type Synthesized } from './synthesize.ts';

const everything = { alarmEmail: 'ops@acme.be', adminEmail: 'ann@acme.be', retainData: false, mfa: 'optional' };

let found: Synthesized['findings'];

beforeAll(async () => {
  found = [...(await synthesize('acme')).findings, ...(await synthesize('acme', everything)).findings];
});

const stackNamed = (app: App, name: string): Stack => app.node.findChild(name) as Stack;
const readers = (app: App): Role => stackNamed(app, 'acme-fleet').node.findChild('read-role') as Role;
const tableArn = 'arn:aws:dynamodb:eu-central-1:123456789012:table/acme-records';
const filesArn = 'arn:aws:s3:::acme-files-1-eu-central-1';

describe('cdk-nag', () => {
  it('looks, and finds nothing that is not acknowledged', () => {
    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ by }) => by === undefined)).toEqual([]);
  });

  it('has a reason for each acknowledgement, and each still meets a finding', () => {
    for (const acknowledgement of acknowledgements) {
      expect(acknowledgement.reason.length, String(acknowledgement.rule)).toBeGreaterThan(30);
      expect(
        found.some(({ by }) => by === acknowledgement),
        `${String(acknowledgement.rule)} at ${String(acknowledgement.at)}`,
      ).toBe(true);
    }
  });

  it.each<[string, string, (app: App) => void]>([
    [
      'a bucket without encryption in transit',
      'AwsSolutions-S10',
      (app) => new Bucket(stackNamed(app, 'acme-data'), 'open'),
    ],
    [
      'a role that may do everything to a table',
      'AwsSolutions-IAM5[Action::dynamodb:*]',
      (app) => readers(app).addToPolicy(new PolicyStatement({ actions: ['dynamodb:*'], resources: [tableArn] })),
    ],
    [
      'a role that reads every file',
      `AwsSolutions-IAM5[Resource::${filesArn}/*]`,
      (app) =>
        readers(app).addToPolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources: [`${filesArn}/*`] })),
    ],
    [
      'a queue without a dead-letter queue',
      'AwsSolutions-SQS3',
      (app) => new Queue(stackNamed(app, 'acme-data'), 'lossy', { enforceSSL: true }),
    ],
  ])('stops the synth at %s', async (_, rule, spoil) => {
    await expect(synthesize('acme', {}, spoil)).rejects.toThrow(rule);
  });

  it('is acknowledged in one place', () => {
    const files = globSync('infra/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('.acknowledge('));
    expect(files).toEqual([]);
  });
});
