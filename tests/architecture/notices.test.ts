import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { notices } from '#infra/notices.ts';
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
