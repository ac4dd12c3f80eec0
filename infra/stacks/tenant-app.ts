import { fileURLToPath } from 'node:url';
import { Tags, type App, type Stack } from 'aws-cdk-lib';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { restApiParts } from '#infra/api-parts.ts';
import type { FunctionBundles } from '#infra/bundle.ts';
import { areaOf } from '#infra/constructs/area-keys.ts';
import { otherIssuer } from '#infra/constructs/identity.ts';
import { EDGE_REGION, type Tenant } from '#infra/constructs/tenant.ts';
import { ApiStack } from './api-stack.ts';
import { AreaStack } from './area-stack.ts';
import { DataStack } from './data-stack.ts';
import { IdentityStack } from './identity-stack.ts';
import { OperationsStack } from './operations-stack.ts';
import { WebStack } from './web-stack.ts';
import { WorkflowsStack } from './workflows-stack.ts';

const builtSite = fileURLToPath(new URL('../../dist/web', import.meta.url));

export type TenantApp = {
  readonly tenant: Tenant;
  readonly endpoints: readonly Endpoint[];
  readonly bundles: FunctionBundles;
  /** Folder of the built app; by default where the build leaves it. */
  readonly site?: string;
};

const after = (later: Stack, ...earlier: Stack[]): void => {
  for (const stack of earlier) later.addStackDependency(stack);
};

/** Adds the stacks of one tenant to the app, in the order in which they deploy (docs/areas/deployment.md#stacks). */
export const addTenant = (app: App, { tenant, endpoints, bundles, site = builtSite }: TenantApp): void => {
  const named = (part: string): string => `${tenant.slug}-${part}`;
  const inRegion = { tenant, env: { region: tenant.region } };
  const data = new DataStack(app, named('data'), inRegion);
  const common = { ...inRegion, key: data.key };
  // The web stack in CloudFront's region reads the ids of pool, client and APIs.
  const referred = { ...common, crossRegionReferences: !tenant.emulator };
  const other = otherIssuer(tenant);
  const pools = other ? [] : [new IdentityStack(app, named('identity'), { ...referred, bundles })];
  const identity = other ?? pools[0]?.identity;
  if (!identity) throw new Error(`${tenant.slug} has nobody who signs people in`);
  const functions = { ...common, bundles, identity };
  const workflows = new WorkflowsStack(app, named('workflows'), {
    ...functions,
    records: data.records,
    signingKey: data.signingKey,
  });
  const areas = Object.entries(Object.groupBy(endpoints, areaOf)).map(
    ([area, members = []]) => new AreaStack(app, named(area), { ...functions, area, endpoints: members }),
  );
  const parts = restApiParts(endpoints);
  const api = new ApiStack(app, named('api'), { ...referred, parts, identity, bundles });
  after(workflows, data, ...pools);
  for (const area of areas) after(area, data, ...pools, workflows);
  after(api, ...areas);
  const stacks: Stack[] = [data, ...pools, workflows, ...areas, api];
  // No emulator has CloudFront or alarms.
  if (!tenant.emulator) {
    const edge = { tenant, env: { region: EDGE_REGION }, crossRegionReferences: true };
    const web = new WebStack(app, named('web'), {
      ...edge,
      identity,
      apiRoutes: api.routes,
      site,
    });
    const operations = new OperationsStack(app, named('operations'), {
      ...functions,
      parts: parts.map(({ name }) => name),
    });
    after(web, api, ...pools);
    after(operations, web);
    stacks.push(web, operations);
  }
  Tags.of(app).add('application', 'back-office');
  for (const stack of stacks) Tags.of(stack).add('tenant', tenant.slug);
};
