import { Aws, CfnOutput, Duration, RemovalPolicy, Size, Stack, type StackProps } from 'aws-cdk-lib';
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
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, MetricFilter, type LogGroup } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { type ApiPart, edgeRoutes, MAIN_PART, type RestApiPart, SECRET_PART } from '#infra/api-parts.ts';
import { metricNamespace } from '#shared/measures/measures.ts';
import type { ApiRoute } from '#infra/constructs/api-behaviors.ts';
import { apiUrlOutput, STAGE, THROTTLED_METRIC } from '#infra/constructs/api-names.ts';
import type { FunctionBundles } from '#infra/bundle.ts';
import { identityEnvironment, type Identity } from '#infra/constructs/identity.ts';
import { bundleOf, functionRole, lambdaFunction, logGroup, type TenantScope } from '#infra/constructs/functions.ts';
import {
  apiName,
  EDGE_REGION,
  functionArn,
  functionName,
  logGroupName,
  originKeyName,
  partName,
  workerName,
} from '#infra/constructs/tenant.ts';
import { apiBody, type Authorizer } from '#infra/openapi.ts';
import { REQUEST_TIMEOUT } from './area-stack.ts';

/**
 * The limits of each part by its stage, and of the tenant by the usage plan, which counts all parts together
 * (docs/areas/deployment.md#limits).
 */
const LIMITS = { rateLimit: 50, burstLimit: 100 };
const AUTHORIZE = 'workflows/sign-in/authorize';
const AUTHORIZE_MEMORY_MB = 512;
const AUTHORIZE_TIMEOUT = Duration.seconds(10);
/** A policy holds 6,144 characters, a role ten policies. */
const ARNS_PER_POLICY = 40;

/** No query string, body or token: search terms are personal data (docs/areas/deployment.md#logs). */
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
  TenantScope & {
    readonly parts: readonly RestApiPart[];
    readonly identity: Identity;
    readonly bundles: FunctionBundles;
  };

/**
 * One REST API for each part of the contracts. The APIs name functions and do not refer to them, so areas deploy on
 * their own. Together they have one log, one key and one limit.
 */
export class ApiStack extends Stack {
  /** The routes that lead CloudFront to each part. */
  readonly routes: readonly ApiRoute[];

  constructor(scope: Construct, id: string, { tenant, key, parts, identity, bundles, ...props }: ApiStackProps) {
    super(scope, id, props);
    const accessLog = logGroup(this, 'access-log', { tenant, key, name: logGroupName(tenant, 'api') });
    // On an emulator the functions alone check.
    const authorizer = tenant.emulator ? undefined : this.authorizer({ tenant, key }, identity, bundles);
    const apis = new Map<ApiPart, SpecRestApi>();
    for (const part of parts) {
      const api = this.restApi({ tenant, key }, part, authorizer, accessLog);
      // One after the other: API Gateway makes one every few seconds, and the first brings the role for the logs of all.
      api.node.addDependency(...apis.values());
      apis.set(part.name, api);
    }
    if (!tenant.emulator) this.originKey({ tenant, key }, [...apis.values()]);
    this.countThrottled(tenant, accessLog);
    const hostOf = (api: SpecRestApi): string => `${api.restApiId}.execute-api.${this.region}.${this.urlSuffix}`;
    this.routes = edgeRoutes(parts).flatMap(({ pattern, part }) => {
      const api = apis.get(part);
      return api ? [{ pattern, host: hostOf(api) }] : [];
    });
    for (const [part, api] of apis)
      new CfnOutput(this, apiUrlOutput(part), { value: `https://${hostOf(api)}/${STAGE}` });
  }

  private restApi(
    { tenant, key }: TenantScope,
    { name: part, endpoints }: RestApiPart,
    authorizer: Authorizer | undefined,
    accessLog: LogGroup,
  ): SpecRestApi {
    const isMain = part === MAIN_PART;
    const invoker = this.invoker(part, [
      ...endpoints.map((definition) => functionArn(functionName(tenant, definition))),
      ...(authorizer && 'uri' in authorizer ? [functionArn(workerName(tenant, AUTHORIZE))] : []),
    ]);
    const api = new SpecRestApi(this, partName('api', part), {
      restApiName: apiName(tenant, part),
      endpointTypes: [EndpointType.REGIONAL],
      minCompressionSize: Size.kibibytes(1),
      apiDefinition: ApiDefinition.fromInline(
        apiBody(`${tenant.slug} back office${isMain ? '' : `, ${part}`}`, endpoints, {
          uri: (definition) => invocationUri(functionName(tenant, definition)),
          credentials: invoker.roleArn,
          timeoutMs: REQUEST_TIMEOUT.toMilliseconds(),
          authorizer,
        }),
      ),
      // The account has one role for API logs: the last tenant that goes must not take it from the others.
      cloudWatchRole: isMain,
      ...(isMain && { cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN }),
      deployOptions: {
        stageName: STAGE,
        // Traces and faults name the whole address.
        tracingEnabled: part !== SECRET_PART,
        throttlingRateLimit: LIMITS.rateLimit,
        throttlingBurstLimit: LIMITS.burstLimit,
        // Faults of the gateway itself; at this level it logs no query string, header or body.
        loggingLevel: part === SECRET_PART ? MethodLoggingLevel.OFF : MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: AccessLogFormat.custom(accessLogLine),
      },
    });
    api.node.addDependency(invoker);
    // The gateway would make this group itself and keep it permanently.
    const name = `API-Gateway-Execution-Logs_${api.restApiId}/${STAGE}`;
    api.deploymentStage.node.addDependency(logGroup(this, partName('execution-log', part), { tenant, key, name }));
    return api;
  }

  /** What checks tokens before a function runs; the function that does so for another issuer has no rights on data. */
  private authorizer({ tenant, key }: TenantScope, identity: Identity, bundles: FunctionBundles): Authorizer {
    if (identity.pool) return { userPoolArn: identity.pool.userPool.userPoolArn };
    const logs = logGroup(this, 'authorize-log', { tenant, key, name: logGroupName(tenant, 'authorize') });
    const name = workerName(tenant, AUTHORIZE);
    lambdaFunction(this, 'authorize', {
      name,
      description: 'Checks tokens of the issuer for the API',
      bundle: bundleOf(bundles, AUTHORIZE),
      role: functionRole(this, 'authorize-role', { logs: [logs], statements: [] }),
      logs,
      environment: identityEnvironment(tenant, identity),
      memoryMb: AUTHORIZE_MEMORY_MB,
      timeout: AUTHORIZE_TIMEOUT,
    });
    return { uri: invocationUri(name) };
  }

  /** A role that may call these functions and no other; a pattern of names could match those of another tenant. */
  private invoker(part: ApiPart, functions: readonly string[]): Role {
    const invoker = new Role(this, partName('invoker', part), {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    });
    for (let from = 0; from < functions.length; from += ARNS_PER_POLICY) {
      const resources = functions.slice(from, from + ARNS_PER_POLICY);
      const policy = new ManagedPolicy(this, `${partName('invoke', part)}-${from / ARNS_PER_POLICY}`, {
        statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources })],
      });
      policy.attachToRole(invoker);
    }
    return invoker;
  }

  /**
   * A request must show this key, and only CloudFront has it, so every request passes its firewall
   * (docs/areas/deployment.md#way-in).
   */
  private originKey({ tenant, key }: TenantScope, apis: readonly SpecRestApi[]): void {
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
      name: apiName(tenant, MAIN_PART),
      // why: the library's class and interface differ in how they spell an optional property
      apiStages: apis.map((api) => ({ api: api as IRestApi, stage: api.deploymentStage })),
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
