import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAdvisories } from './supply-chain.ts';

const auditOf = (severity: string): string =>
  JSON.stringify({ vulnerabilities: { left: { name: 'left', severity, range: '<1.2.3' } }, metadata: {} });

describe('the advisory check', () => {
  it('fails from moderate on, and names the package', () => {
    expect(readAdvisories(auditOf('high'))).toEqual({ lines: ['high: left <1.2.3'], code: 1 });
    expect(readAdvisories(auditOf('moderate')).code).toBe(1);
    expect(readAdvisories(auditOf('low'))).toEqual({ lines: ['low: left <1.2.3', 'none from moderate on'], code: 0 });
    expect(readAdvisories(JSON.stringify({ vulnerabilities: {} })).code).toBe(0);
  });

  it.each([
    [
      'a registry that has none',
      JSON.stringify({ error: { code: 'ENOAUDIT', summary: 'endpoint is not implemented' } }),
    ],
    ['a registry that does not answer', ''],
    ['an answer that is no report', '<html>'],
  ])('says that it was skipped for %s', (_, output) => {
    const { lines, code } = readAdvisories(output);
    expect([lines.join(), code]).toEqual([expect.stringMatching(/^skipped: no registry answers/), 0]);
  });
});

/** Uses of actions that could become another program overnight, and installs that run programs of packages. */
const loose = (workflow: string): string[] =>
  workflow
    .split('\n')
    .map((line) => line.trim())
    .filter(
      (line) =>
        (/uses:/.test(line) && !/uses: (?:\.\/|[\w/-]+@[0-9a-f]{40} # v\d)/.test(line)) ||
        (/npm (?:ci|install)\b/.test(line) && !line.includes('--ignore-scripts')),
    );

describe('the pipeline', () => {
  const workflow = readFileSync(new URL('../.github/workflows/ci.yml', import.meta.url), 'utf8');

  it('uses actions by commit and installs without running what packages bring', () => {
    expect(workflow.match(/uses:/g)?.length).toBeGreaterThan(5);
    expect(loose(workflow)).toEqual([]);
  });

  it.each(['- uses: actions/checkout@v5', '- uses: actions/checkout@main', '- run: npm ci'])(
    'would not have %s',
    (line) => {
      expect(loose(`${workflow}\n${line}`)).toEqual([line]);
    },
  );

  it('checks advisories and leaves a list of parts', () => {
    expect(workflow).toContain('npm run --silent advisories');
    expect(workflow).toContain('npm run --silent sbom');
  });
});
