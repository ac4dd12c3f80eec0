import { Aws, CfnOutput, RemovalPolicy, Size, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  ApiDefinition,
  EndpointType,
  LogGroupLogDestination,
  SpecRestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { logGroup } from '#infra/constructs/functions.ts';
import { functionArn, functionName, type Tenant } from '#infra/constructs/tenant.ts';
import { apiBody } from '#infra/openapi.ts';
import { REQUEST_TIMEOUT } from './area-stack.ts';

/** Paths begin with `/api` themselves; CloudFront puts the stage before them. */
export const STAGE = 'live';
/** Per tenant (reliability §8.4). */
const REQUESTS_PER_SECOND = 50;
const BURST = 100;

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

export type ApiStackProps = StackProps & { readonly tenant: Tenant; readonly endpoints: readonly Endpoint[] };

/** One REST API from the contracts. It names functions and does not refer to them, so areas deploy on their own. */
export class ApiStack extends Stack {
  /** Host of the API, without stage. */
  readonly host: string;

  constructor(scope: Construct, id: string, { tenant, endpoints, ...props }: ApiStackProps) {
    super(scope, id, props);
    const invoker = new Role(this, 'invoker', { assumedBy: new ServicePrincipal('apigateway.amazonaws.com') });
    invoker.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: endpoints.map((definition) => functionArn(functionName(tenant, definition))),
      }),
    );
    const api = new SpecRestApi(this, 'api', {
      restApiName: `${tenant.slug}-api`,
      endpointTypes: [EndpointType.REGIONAL],
      minCompressionSize: Size.kibibytes(1),
      apiDefinition: ApiDefinition.fromInline(
        apiBody(`${tenant.slug} back office`, endpoints, {
          uri: (definition) => invocationUri(functionName(tenant, definition)),
          credentials: invoker.roleArn,
          timeoutMs: REQUEST_TIMEOUT.toMilliseconds(),
        }),
      ),
      // The account has one role for API logs: the last tenant that goes must not take it from the others.
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: STAGE,
        tracingEnabled: true,
        throttlingRateLimit: REQUESTS_PER_SECOND,
        throttlingBurstLimit: BURST,
        accessLogDestination: new LogGroupLogDestination(logGroup(this, 'access-log', tenant, 'api')),
        accessLogFormat: AccessLogFormat.custom(accessLogLine),
      },
    });
    api.node.addDependency(invoker);
    this.host = `${api.restApiId}.execute-api.${this.region}.${this.urlSuffix}`;
    new CfnOutput(this, 'ApiUrl', { value: `https://${this.host}/${STAGE}` });
  }
}
