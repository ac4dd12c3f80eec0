import { Aws, CfnOutput, RemovalPolicy, Size, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  ApiDefinition,
  ApiKey,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  SpecRestApi,
  UsagePlan,
  type IRestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, MetricFilter, type LogGroup } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { STAGE, THROTTLED_METRIC } from '#infra/constructs/api-names.ts';
import { logGroup, type TenantScope } from '#infra/constructs/functions.ts';
import {
  apiName,
  EDGE_REGION,
  functionArn,
  functionName,
  logGroupName,
  metricNamespace,
  originKeyName,
} from '#infra/constructs/tenant.ts';
import { apiBody } from '#infra/openapi.ts';
import { REQUEST_TIMEOUT } from './area-stack.ts';

/** Per tenant (reliability §8.4). */
const LIMITS = { rateLimit: 50, burstLimit: 100 };
/** A policy holds 6,144 characters, a role ten policies. */
const ARNS_PER_POLICY = 40;

/** No query string, body or token: search terms are personal data (reliability §8.8). */
const accessLogLine = JSON.stringify({
  requestId: '$context.requestId',
  time: '$context.requestTime',
  method: '$context.httpMethod',
  path: '$context.resourcePath',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  ip: '$context.identity.sourceIp',
});

const invocationUri = (name: string): string =>
  `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${functionArn(name)}/invocations`;

export type ApiStackProps = StackProps &
  TenantScope & { readonly endpoints: readonly Endpoint[]; readonly userPool: IUserPool };

/** One REST API from the contracts. It names functions and does not refer to them, so areas deploy on their own. */
export class ApiStack extends Stack {
  /** Host of the API, without stage. */
  readonly host: string;

  constructor(scope: Construct, id: string, { tenant, key, endpoints, userPool, ...props }: ApiStackProps) {
    super(scope, id, props);
    const invoker = this.invoker(endpoints.map((definition) => functionArn(functionName(tenant, definition))));
    const accessLog = logGroup(this, 'access-log', { tenant, key, name: logGroupName(tenant, 'api') });
    const api = new SpecRestApi(this, 'api', {
      restApiName: apiName(tenant),
      endpointTypes: [EndpointType.REGIONAL],
      minCompressionSize: Size.kibibytes(1),
      apiDefinition: ApiDefinition.fromInline(
        apiBody(`${tenant.slug} back office`, endpoints, {
          uri: (definition) => invocationUri(functionName(tenant, definition)),
          credentials: invoker.roleArn,
          timeoutMs: REQUEST_TIMEOUT.toMilliseconds(),
          doors: tenant.emulator ? undefined : { userPoolArn: userPool.userPoolArn },
        }),
      ),
      // The account has one role for API logs: the last tenant that goes must not take it from the others.
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: STAGE,
        tracingEnabled: true,
        throttlingRateLimit: LIMITS.rateLimit,
        throttlingBurstLimit: LIMITS.burstLimit,
        // Faults of the gateway itself; at this level it logs no query string, header or body.
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: AccessLogFormat.custom(accessLogLine),
      },
    });
    api.node.addDependency(invoker);
    // The gateway would make this group itself and keep it for ever.
    const name = `API-Gateway-Execution-Logs_${api.restApiId}/${STAGE}`;
    api.deploymentStage.node.addDependency(logGroup(this, 'execution-log', { tenant, key, name }));
    if (!tenant.emulator) this.originKey({ tenant, key }, api);
    this.countThrottled(tenant, accessLog);
    this.host = `${api.restApiId}.execute-api.${this.region}.${this.urlSuffix}`;
    new CfnOutput(this, 'ApiUrl', { value: `https://${this.host}/${STAGE}` });
  }

  /** May call these functions and no other; a pattern of names could meet those of another tenant. */
  private invoker(functions: readonly string[]): Role {
    const invoker = new Role(this, 'invoker', { assumedBy: new ServicePrincipal('apigateway.amazonaws.com') });
    for (let from = 0; from < functions.length; from += ARNS_PER_POLICY) {
      const resources = functions.slice(from, from + ARNS_PER_POLICY);
      const policy = new ManagedPolicy(this, `invoke-${from / ARNS_PER_POLICY}`, {
        statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources })],
      });
      policy.attachToRole(invoker);
    }
    return invoker;
  }

  /** Only who shows this key comes in, and only CloudFront has it: requests pass its firewall (reliability §8.4). */
  private originKey({ tenant, key }: TenantScope, api: SpecRestApi): void {
    const secret = new Secret(this, 'origin-key', {
      secretName: originKeyName(tenant),
      description: 'What CloudFront shows the API',
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
      ...(key && { encryptionKey: key }),
      ...(tenant.region !== EDGE_REGION && { replicaRegions: [{ region: EDGE_REGION }] }),
    });
    // why: CloudFormation resolves the reference at deploy time; the template holds no secret
    const apiKey = new ApiKey(this, 'key', {
      apiKeyName: originKeyName(tenant),
      value: secret.secretValue.unsafeUnwrap(),
    });
    new UsagePlan(this, 'plan', {
      name: apiName(tenant),
      // why: the library's class and interface differ in how they spell an optional property
      apiStages: [{ api: api as IRestApi, stage: api.deploymentStage }],
      throttle: LIMITS,
    }).addApiKey(apiKey);
  }

  private countThrottled({ slug }: TenantScope['tenant'], logGroup: LogGroup): void {
    new MetricFilter(this, 'throttled', {
      logGroup,
      filterName: `${slug}-throttled`,
      filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace: metricNamespace(slug),
      metricName: THROTTLED_METRIC,
      metricValue: '1',
      defaultValue: 0,
    });
  }
}
