import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('fails with a sentence where there is neither Docker nor Python', () => {
  const { AWS_ENDPOINT_URL: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'run-suite.ts')], {
    encoding: 'utf8',
    env: { ...env, PATH: import.meta.dirname },
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^No AWS emulator: .*Docker.*Python 3\.10.*AWS_ENDPOINT_URL/),
  ]);
});
