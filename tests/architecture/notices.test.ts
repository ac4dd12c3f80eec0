import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { notices, readLockfile, refusedLicences, shippedPackages } from '#infra/notices.ts';
import { productGraph } from './import-graph.ts';
import { root } from './broken-project.ts';

it('the notices name what the lockfile brings; `npm run notices` writes them', () => {
  expect(readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')).toBe(notices());
});

it('fonts, drawings and libraries are among them, tools of the deployment are not', () => {
  const named = notices();
  for (const name of ['@fontsource-variable/inter', 'simple-icons', 'exceljs', 'react', '@mantine/core'])
    expect(named).toMatch(`- ${name} `);
  expect(named).not.toContain('aws-cdk-lib');
  expect(named).not.toContain('see the package');
});

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

it('every package that browsers or functions import is among them', () => {
  const shipped = shippedPackages();
  const imported = [...productGraph()]
    .filter(([path]) => !path.startsWith('infra/'))
    .flatMap(([path, imports]) =>
      imports
        .filter(
          ({ file, kind, specifier }) =>
            file === null && kind !== 'type' && !/^(?:node:|virtual:|vite)/.test(specifier),
        )
        .map(({ specifier }) => ({ path, name: packageOf(specifier) })),
    );
  expect(imported.length).toBeGreaterThan(100);
  expect(imported.filter(({ name }) => !shipped.has(name))).toEqual([]);
});

it('has a licence that we agreed to; a package with another one is named', () => {
  expect(refusedLicences()).toEqual([]);
  const { packages } = readLockfile();
  const broken = { ...packages, 'node_modules/zod': { ...packages['node_modules/zod'], license: 'AGPL-3.0-only' } };
  expect(refusedLicences({ packages: broken })).toEqual(['zod: AGPL-3.0-only']);
});
