import { App } from 'aws-cdk-lib';
import { registry } from '#shared/contract/registry.ts';
import { bundleFunctions } from './bundle.ts';
import { guardTenant } from './constructs/guard.ts';
import { parseTenant } from './constructs/tenant.ts';
import { addTenant } from './stacks/tenant-app.ts';

// `cdk synth -c tenant=acme`
const app = new App();
const tenant = parseTenant((key) => app.node.tryGetContext(key));
addTenant(app, { tenant, endpoints: registry, bundles: await bundleFunctions() });
// An emulator has neither keys nor firewalls to speak of.
if (!tenant.emulator) guardTenant(app, tenant.slug);
app.synth();
