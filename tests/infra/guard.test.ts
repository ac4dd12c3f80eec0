import { globSync, readFileSync } from 'node:fs';
import type { App, Stack } from 'aws-cdk-lib';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { beforeAll, describe, expect, it } from 'vitest';
import { acknowledgements } from '#infra/acknowledgements.ts';
import { synthesizeAnew } from './synthesize-anew.ts';
import { everything, synthesize, type Synthesized } from './synthesize.ts';

let findings: Synthesized['findings'];

beforeAll(async () => {
  findings = [...(await synthesize('acme')).findings, ...(await synthesize('acme', everything)).findings];
});

const stackNamed = (app: App, name: string): Stack => app.node.findChild(name) as Stack;
const writers = (app: App): Role => stackNamed(app, 'acme-fleet').node.findChild('write-role') as Role;
const tableArn = 'arn:aws:dynamodb:eu-central-1:123456789012:table/acme-records';
const filesArn = 'arn:aws:s3:::acme-files-1-eu-central-1';

describe('cdk-nag', () => {
  it('looks, and finds nothing that is not acknowledged', () => {
    expect(findings.length).toBeGreaterThan(50);
    expect(findings.filter(({ by }) => by === undefined)).toEqual([]);
  });

  it('has a reason for each acknowledgement, and each still meets a finding', () => {
    for (const acknowledgement of acknowledgements) {
      expect(acknowledgement.reason.length, String(acknowledgement.rule)).toBeGreaterThan(30);
      expect(
        findings.some(({ by }) => by === acknowledgement),
        `${String(acknowledgement.rule)} at ${String(acknowledgement.at)}`,
      ).toBe(true);
    }
  });

  it('stops the synth at each of them: open bucket, role over a table, role over all files, queue without dead letters', async () => {
    const spoil = (app: App): void => {
      new Bucket(stackNamed(app, 'acme-data'), 'open');
      new Queue(stackNamed(app, 'acme-data'), 'lossy', { enforceSSL: true });
      writers(app).addToPolicy(new PolicyStatement({ actions: ['dynamodb:*'], resources: [tableArn] }));
      writers(app).addToPolicy(new PolicyStatement({ actions: ['s3:GetObject'], resources: [`${filesArn}/*`] }));
    };
    const message = await synthesizeAnew('acme', {}, spoil).then(
      () => '',
      (error: unknown) => String(error),
    );
    for (const rule of [
      'AwsSolutions-S10',
      'AwsSolutions-SQS3',
      'AwsSolutions-IAM5[Action::dynamodb:*]',
      `AwsSolutions-IAM5[Resource::${filesArn}/*]`,
    ])
      expect(message).toContain(rule);
  });

  it('is acknowledged in one place', () => {
    const files = globSync('infra/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('.acknowledge('));
    expect(files).toEqual([]);
  });
});
