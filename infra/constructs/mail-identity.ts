import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { arnOf, configurationSetName, type Tenant } from './tenant.ts';

/** The three keys of a domain's signatures stand in DNS for half an hour each time SES looks. */
const DKIM_TTL = '1800';

const signDomain = (scope: Construct, domain: string, hostedZoneId: string): void => {
  const identity = new EmailIdentity(scope, 'identity', { identity: Identity.domain(domain) });
  for (const [at, { name, value }] of identity.dkimRecords.entries())
    new CfnRecordSet(scope, `dkim-${at + 1}`, {
      name,
      type: 'CNAME',
      hostedZoneId,
      ttl: DKIM_TTL,
      resourceRecords: [value],
    });
};

/**
 * The sender of the tenant's mail, and the right to send as this sender only. SES asks the address to confirm itself
 * once; the app's own domain is confirmed by records in its zone.
 */
export const mailIdentity = (scope: Construct, tenant: Tenant): PolicyStatement[] => {
  const { mailFrom, domain, hostedZoneId } = tenant;
  if (mailFrom === undefined) return [];
  const mailDomain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const ownsDomain = mailDomain === domain && hostedZoneId !== undefined;
  // An emulator takes mail of any sender.
  if (!tenant.emulator) {
    if (ownsDomain) signDomain(scope, mailDomain, hostedZoneId);
    else new EmailIdentity(scope, 'identity', { identity: Identity.email(mailFrom) });
  }
  return [
    new PolicyStatement({
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [
        arnOf('ses', `identity/${ownsDomain ? mailDomain : mailFrom}`),
        arnOf('ses', `configuration-set/${configurationSetName(tenant)}`),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    }),
  ];
};
