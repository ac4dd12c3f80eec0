import { beforeAll, describe, expect, it } from 'vitest';
import {
  everything,
  flatText,
  onlyResource,
  policies,
  policyStatements,
  resources,
  stackOf,
  synthesize,
} from './synthesize.ts';
import type { Synthesized, Template } from './synthesize.ts';

let acme: Synthesized;
let stack: (name: string) => Template;
beforeAll(async () => {
  acme = await synthesize('acme', everything);
  stack = stackOf(acme);
});

/** Who may send, with what they may send. */
const senders = ({ templates }: Synthesized): [string, string[]][] =>
  policies(templates.values()).flatMap(([id, policy]) =>
    policyStatements(policy).flatMap(({ actions, resources: on }): [string, string[]][] =>
      actions.some((action) => action.startsWith('ses:'))
        ? [[id.replace(/DefaultPolicy\w+$/, ''), on.map((arn) => arn.split(':').at(-1) ?? '')]]
        : [],
    ),
  );

describe('mail', () => {
  it('is sent by its worker only, from the sender of the tenant', () => {
    expect(senders(acme)).toEqual([['mailsendrole', ['configuration-set/acme-mail', 'identity/people.acme.be']]]);
    const statements = policies([stack('workflows')]).flatMap(
      ([, { Properties }]) => (Properties['PolicyDocument'] as { Statement: Record<string, unknown>[] }).Statement,
    );
    expect(statements.find(({ Action }) => JSON.stringify(Action).includes('ses:'))).toMatchObject({
      Condition: { StringEquals: { 'ses:FromAddress': 'hr@people.acme.be' } },
    });
  });

  it('leaves by the stream of the table, filtered to new mails, and by a schedule for what was left', () => {
    const pattern = '{"eventName":["INSERT"],"dynamodb":{"Keys":{"pk":{"S":[{"prefix":"mail#"}]}}}}';
    const sources = resources([stack('workflows')], 'AWS::Lambda::EventSourceMapping');
    expect(sources.map(([, { Properties }]) => Properties)).toContainEqual(
      expect.objectContaining({ StartingPosition: 'LATEST', FilterCriteria: { Filters: [{ Pattern: pattern }] } }),
    );
    const rules = resources([stack('workflows')], 'AWS::Events::Rule').map(([, { Properties }]) => Properties);
    expect(rules.find(({ Name }) => Name === 'acme-mail')).toMatchObject({ ScheduleExpression: 'rate(1 minute)' });
    const [, records] = resources([stack('data')], 'AWS::DynamoDB::Table').find(
      ([, { Properties }]) => Properties['TableName'] === 'acme-records',
    )!;
    expect(records.Properties['StreamSpecification']).toEqual({ StreamViewType: 'KEYS_ONLY' });
  });

  it('tells what became of it under the name of the tenant', () => {
    expect(onlyResource(stack('workflows'), 'AWS::SES::ConfigurationSet')).toMatchObject({ Name: 'acme-mail' });
    expect(onlyResource(stack('workflows'), 'AWS::SES::ConfigurationSetEventDestination')).toMatchObject({
      EventDestination: { Enabled: true, MatchingEventTypes: ['BOUNCE', 'COMPLAINT', 'DELIVERY', 'REJECT'] },
    });
    const rules = resources([stack('workflows')], 'AWS::Events::Rule').map(([, { Properties }]) => Properties);
    expect(rules.find(({ Name }) => Name === 'acme-mail-events')).toMatchObject({
      EventPattern: { source: ['aws.ses'], detail: { mail: { tags: { 'ses:configuration-set': ['acme-mail'] } } } },
    });
  });

  it('has a sender whose domain is signed in the zone of the app, or an address that confirms itself', async () => {
    expect(onlyResource(stack('workflows'), 'AWS::SES::EmailIdentity')).toMatchObject({
      EmailIdentity: 'people.acme.be',
    });
    const records = resources([stack('workflows')], 'AWS::Route53::RecordSet').map(([, { Properties }]) => Properties);
    expect(records.map(({ Type, HostedZoneId }) => [Type, flatText(HostedZoneId)])).toEqual(
      records.map(() => ['CNAME', 'Z0123456789']),
    );
    expect(records).toHaveLength(3);
    const other = await synthesize('acme', { ...everything, mailFrom: 'hr@acme.be' });
    expect(onlyResource(stackOf(other)('workflows'), 'AWS::SES::EmailIdentity')).toMatchObject({
      EmailIdentity: 'hr@acme.be',
    });
    const none = await synthesize('acme');
    expect(senders(none)).toEqual([]);
    expect(resources(none.templates.values(), 'AWS::SES::EmailIdentity')).toEqual([]);
  });
});
