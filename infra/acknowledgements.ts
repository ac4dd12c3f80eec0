/** A finding of cdk-nag that stands, and why. */
export type Acknowledgement = {
  readonly rule: RegExp;
  /** Path of the construct behind the tenant's prefix: `data/files/Resource`. */
  readonly at: RegExp;
  readonly reason: string;
};

/** Functions that the CDK brings along to deploy. They run in a deployment only. */
const CDK_FUNCTIONS =
  /\/(?:Custom::(?:CDKBucketDeployment|S3AutoDeleteObjects|CrossRegionExport)|AWS679f53fac002430cb0da5b7982bd2287)/;

/**
 * All findings that stand. Every other one fails `npm run synth` and the tests; the tests also fail on a line here that
 * covers no finding.
 */
export const acknowledgements: readonly Acknowledgement[] = [
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:.*:s3:::[a-z0-9-]+-files-.*\/(?:quarantine|documents|contents|contracts|pictures|imports|exports|runs|snapshots(?:\/[a-z_]+)?|pushes(?:\/(?:previews|sent))?|signatures|signing)\/\*\]$/,
    at: /role\/DefaultPolicy/,
    reason:
      'Keys end in a random id; the right is on one folder of one bucket (tests/infra/access-map.json lists them).',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:.*:s3:::[a-z0-9-]+-audit-.*\/audit\/\*\]$/,
    at: /^workflows\/.*role\/DefaultPolicy/,
    reason: 'A copy is called after its day; no copy can be replaced or removed, whoever has this right.',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:.*:states:.*:execution:[a-z0-9-]+-(?:bulk-run|push-days-off):\*\]$/,
    at: /^workflows\/(?:worker|payroll|seal|payroll-seal)-role/,
    reason: 'An execution has the name of its run; the right is to look at executions of the two state machines.',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:.*:secretsmanager:.*:secret:[a-z0-9-]+\/payroll\/\*\]$/,
    at: /^(?:workflows\/payroll(?:-seal)?|integrations\/write|push\/write)-role/,
    reason: 'A secret has the number of its integration, which comes later, and AWS puts random letters behind it.',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:.*:secretsmanager:.*:secret:[a-z0-9-]+\/webhooks\/\*\]$/,
    at: /^(?:workflows\/payroll(?:-seal)?|integrations\/write)-role/,
    reason: 'A secret has the number of its webhook, which comes later, and AWS puts random letters behind it.',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:.*:secretsmanager:.*:secret:[a-z0-9-]+\/signatures\/\*\]$/,
    at: /^(?:workflows\/(?:payroll-)?seal|signing\/write)-role/,
    reason: 'A secret has the key of its provider, which the operator chooses, and AWS puts random letters behind it.',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:.*:events:.*:rule\/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3\*\]$/,
    at: /^data\/malware-scan-role/,
    reason: 'GuardDuty names its own rule and asks for the right on this pattern; a condition holds it to that rule.',
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::\*\]$/,
    at: /role\/DefaultPolicy/,
    reason:
      'X-Ray takes segments, Step Functions arranges log delivery, and Lambda lists streams, on no resource that could be named.',
  },
  {
    rule: /^AwsSolutions-IAM5\[/,
    at: CDK_FUNCTIONS,
    reason:
      'The library writes these policies: objects of the site bucket and of the assets, parameters of its exports.',
  },
  {
    rule: /^AwsSolutions-IAM4\[Policy::.*AWSLambdaBasicExecutionRole\]$/,
    at: CDK_FUNCTIONS,
    reason: 'The library gives its functions the right to log, and no other managed policy.',
  },
  {
    rule: /^AwsSolutions-IAM4\[Policy::.*AmazonAPIGatewayPushToCloudWatchLogs\]$/,
    at: /^api\/api\/CloudWatchRole/,
    reason: 'API Gateway takes one role per account for its logs and names this policy for it.',
  },
  {
    rule: /^(?:AwsSolutions-L1|Serverless-Lambda(?:LatestVersion|Tracing|DefaultMemorySize|DefaultTimeout))$/,
    at: CDK_FUNCTIONS,
    reason: 'The library chooses the runtime and the size of its own functions.',
  },
  {
    rule: /^Serverless-LambdaDLQ$/,
    at: /^(?!workflows\/(?:bulk-run-sweep|snapshots-write|mail-send|mail-take-events)\/)/,
    reason: 'Callers wait for the answer (API Gateway, Step Functions, CloudFormation) and see a failure themselves.',
  },
  {
    rule: /^Serverless-LambdaDLQ$/,
    at: /^workflows\/(?:bulk-run-sweep|snapshots-write|mail-send|mail-take-events)\//,
    reason: 'A schedule or a stream calls it; it has an on-failure destination, the successor of this setting.',
  },
  {
    rule: /^(?:AwsSolutions-SQS3|Serverless-SQSRedrivePolicy)$/,
    at: /^workflows\/dead-letters\//,
    reason: 'It is the dead-letter queue, of a function and of a schedule, where the rule does not look.',
  },
  {
    rule: /^Serverless-SNSRedrivePolicy$/,
    at: /^operations\/alarms\//,
    reason: 'An alarm goes out as e-mail, whose delivery SNS does not know; the alarm itself stays in CloudWatch.',
  },
  {
    rule: /^AwsSolutions-COG8$/,
    at: /^identity\/users\//,
    reason:
      'Threat protection needs the Plus plan, at ten times the price per user; MFA is required of everyone instead.',
  },
  {
    rule: /^AwsSolutions-COG2$/,
    at: /^identity\/users\//,
    reason: 'An operator set mfa=optional, as for a pool behind a directory that asks for the second factor itself.',
  },
  {
    rule: /^AwsSolutions-SMG4$/,
    at: /^api\/origin-key\//,
    reason:
      'The key stands in the API and in CloudFront, so both are deployed anew with it; docs/settings.md says how.',
  },
  {
    rule: /^AwsSolutions-APIG2$/,
    at: /^api\/api(?:-[a-z]+)?\/Resource/,
    reason: 'Functions validate with the schemas of the contract and name each field; the gateway would say less.',
  },
  {
    rule: /^AwsSolutions-APIG3$/,
    at: /^api\/api(?:-[a-z]+)?\/DeploymentStage/,
    reason: 'The firewall is on CloudFront, and the API refuses whoever does not show the key that CloudFront has.',
  },
  {
    rule: /^(?:AwsSolutions-APIG6|Serverless-APIGWXrayEnabled)$/,
    at: /^api\/api-links\/DeploymentStage/,
    reason:
      'Traces and faults name the address, which holds the token of a link; its access log names the resource only.',
  },
  {
    rule: /^AwsSolutions-S1$/,
    at: /^web\/site\//,
    reason: 'Only CloudFront reads it, which has a log of its own; the build in it is public.',
  },
  {
    rule: /^AwsSolutions-CFR1$/,
    at: /^web\/distribution\//,
    reason: 'People travel; who may come in is decided by sign-in, not by country.',
  },
  {
    rule: /^AwsSolutions-CFR3$/,
    at: /^web\/distribution\//,
    reason:
      'Requests are logged by log delivery, where fields are chosen; the log this rule knows has the query string.',
  },
  {
    rule: /^AwsSolutions-CFR4$/,
    at: /^web\/distribution\//,
    reason:
      "Without a domain of the tenant CloudFront's own certificate serves, which admits no minimum; a domain sets TLS 1.2.",
  },
];
