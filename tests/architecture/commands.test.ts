import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const scripts = Object.keys(manifest.scripts);
const WORKFLOW = '.github/workflows/ci.yml';
const pages = globSync(['*.md', 'docs/**/*.md', '{frontend,functions}/*.md'], { cwd: root });
const files = ['.ci/run', WORKFLOW, ...pages];

describe('commands that people and pipelines are told to run', () => {
  it.each(files)('%s names scripts that exist', (file) => {
    const named = [...text(file).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, script = '']) => script);
    if (file.startsWith('.')) expect(named.length).toBeGreaterThan(3);
    expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
  });
});

describe('the pipeline', () => {
  const workflow = text(WORKFLOW);
  const job = (name: string): string =>
    workflow.split(/^ {2}(?=\w+:$)/m).find((part) => part.startsWith(`${name}:`)) ?? '';

  it('tests, builds and synthesizes before it deploys, on a tag only', () => {
    expect(job('test')).toContain('npm test');
    for (const command of ['build', 'bundle', 'synth']) expect(job('synth')).toContain(`npm run ${command}`);
    expect(job('emulator')).toContain('npm run test:localstack');
    expect(job('deploy')).toContain("if: github.ref_type == 'tag'");
    expect(job('deploy')).toContain('needs: [test, synth, emulator]');
  });

  it('holds no key: it signs in to AWS with its own identity, in the job that deploys', () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(workflow.match(/id-token: write/g)).toHaveLength(1);
    expect(job('deploy')).toContain('id-token: write');
    expect(job('deploy')).toContain('role-to-assume: ');
    expect(workflow).not.toMatch(/aws-(?:access|secret)|AWS_(?:ACCESS|SECRET)/i);
    // What an expression holds is never part of a command.
    for (const [, command = ''] of workflow.matchAll(/run: (.*)/g)) expect(command).not.toContain('${{');
  });
});
