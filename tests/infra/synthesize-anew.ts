import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { registry } from '#shared/contract/registry.ts';
import { guardTenant } from '#infra/constructs/guard.ts';
import { parseTenant } from '#infra/constructs/tenant.ts';
import { addTenant } from '#infra/stacks/tenant-app.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { bundleOncePerRun } from './bundle-once.ts';
import type { Synthesized, Template } from './synthesize.ts';

/** `change` may spoil the app before it is checked. */
export const synthesizeAnew = async (
  slug: string,
  settings: Record<string, unknown> = {},
  change: (app: App) => void = () => undefined,
): Promise<Synthesized> => {
  const folder = mkdtempSync(join(tmpdir(), 'synth-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'static'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  writeFileSync(join(site, 'static/app-1.js'), '//');
  const bundles = await bundleOncePerRun();
  // Templates name assets by what is in them; copying them is most of a synth's time.
  const staging = { 'aws:cdk:disable-asset-staging': true };
  const app = new App({
    outdir: join(folder, 'out'),
    treeMetadata: false,
    context: { ...cdk.context, ...staging },
    // It takes as long as all the rest and only prints what it finds, as `npm run synth` does.
    builtinCloudFormationValidation: false,
  });
  const context: Record<string, unknown> = { tenant: slug, region: 'eu-central-1', ...settings };
  const tenant = parseTenant((key) => context[key]);
  addTenant(app, { tenant, endpoints: registry, bundles, site });
  change(app);
  const findings: Synthesized['findings'][number][] = [];
  if (!tenant.emulator) guardTenant(app, slug, (finding, by) => findings.push({ ...finding, by }));
  try {
    const { stacks } = app.synth();
    return {
      templates: new Map(stacks.map((stack) => [stack.stackName, stack.template as Template])),
      bundles,
      findings,
      warnings: new Map(
        stacks.map(({ stackName, messages }) => [
          stackName,
          messages.filter(({ level }) => level === 'warning').map(({ entry }) => String(entry.data)),
        ]),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
