import { fileURLToPath } from 'node:url';
import { Tags, type App, type Stack } from 'aws-cdk-lib';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { FunctionBundles } from '#infra/bundle.ts';
import type { Tenant } from '#infra/constructs/tenant.ts';
import { ApiStack } from './api-stack.ts';
import { AreaStack } from './area-stack.ts';
import { DataStack } from './data-stack.ts';
import { IdentityStack } from './identity-stack.ts';
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

export const areaOf = ({ id }: Pick<Endpoint, 'id'>): string => id.slice(0, id.indexOf('.'));

/** Adds the stacks of one tenant to the app, in the order in which they deploy (architecture §10). */
export const addTenant = (app: App, { tenant, endpoints, bundles, site = builtSite }: TenantApp): void => {
  const named = (part: string): string => `${tenant.slug}-${part}`;
  const common = { tenant, env: { region: tenant.region } };
  const data = new DataStack(app, named('data'), common);
  const identity = new IdentityStack(app, named('identity'), common);
  const functions = { ...common, bundles, identity: identity.identity };
  const workflows = new WorkflowsStack(app, named('workflows'), functions);
  const areas = Object.entries(Object.groupBy(endpoints, areaOf)).map(
    ([area, members = []]) => new AreaStack(app, named(area), { ...functions, area, endpoints: members }),
  );
  const api = new ApiStack(app, named('api'), { ...common, endpoints });
  const after = (later: Stack, ...earlier: Stack[]): void => {
    for (const stack of earlier) later.addStackDependency(stack);
  };
  after(workflows, data, identity);
  for (const area of areas) after(area, data, identity, workflows);
  after(api, ...areas);
  const stacks: Stack[] = [data, identity, workflows, ...areas, api];
  // The functions that CDK brings to fill the bucket need what only AWS's own runtimes hold.
  if (!tenant.emulator) {
    const web = new WebStack(app, named('web'), { ...common, identity: identity.identity, apiHost: api.host, site });
    after(web, api, identity);
    stacks.push(web);
  }
  Tags.of(app).add('application', 'back-office');
  for (const stack of stacks) Tags.of(stack).add('tenant', tenant.slug);
};
