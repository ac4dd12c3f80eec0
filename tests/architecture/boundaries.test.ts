import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenProject, type Files } from './broken-project.ts';

/** One forbidden text per row, in a file of its own, and the rule that must name it. */
const forbidden: readonly (readonly [file: string, text: string, rule: string])[] = [
  ['shared/values/a.ts', "import { z as b } from 'zod';", 'import-style'],
  ['functions/files/a.ts', "import { z as b } from 'zod';", 'import-style'],
  ['shared/values/b.ts', "export const b = new RegExp('a+');", 'no-restricted-globals'],
  ['shared/values/c.ts', 'export const b = (value: any) => Number(value);', 'no-explicit-any'],
  ['shared/values/camelCase.ts', 'export const b = 1;', 'filename-case'],
  ['shared/values/d.ts', "export * from './e.ts';", 'no-barrel-file'],
  ['shared/values/f.ts', 'export default 1;', 'no-default-export'],
  ['shared/values/g.ts', 'export interface B { a: string }', 'consistent-type-definitions'],
  ['functions/files/b.ts', "export const b = () => console.log('x');", 'no-console'],
  ['functions/files/c.ts', 'const save = async () => {};\nexport const b = () => { save(); };', 'no-floating-promises'],
  [
    'functions/files/d.ts',
    'const ask = async () => true;\nexport const b = () => (ask() ? 1 : 2);',
    'no-misused-promises',
  ],
  [
    'frontend/src/ui/b.tsx',
    'export const B = () => <div dangerouslySetInnerHTML={{ __html: location.hash }} />;',
    'no-danger',
  ],
  ['frontend/src/ui/c.tsx', 'export const C = () => <img src="a.png" />;', 'alt-text'],
  [
    'frontend/src/ui/d.tsx',
    "import { useState } from 'react';\nexport const D = ({ on }: { on: boolean }) => { if (on) useState(1); return null; };",
    'rules-of-hooks',
  ],
];

/** What the same rules must let through. */
const allowed: Files = {
  'shared/values/e.ts': 'export const e = 1;',
  'shared/people/a.ts':
    "import * as z from 'zod';\nimport { e } from '#shared/values/e.ts';\nimport { own } from './own.ts';\nexport const a = [z, e, own];",
  'functions/platform/http/serve.ts': 'export const serve = (value: any) => Number(value);',
};

type Report = { diagnostics: { code?: string; filename: string; message: string }[] };

describe('lint', () => {
  const project = brokenProject({
    ...Object.fromEntries(forbidden.map(([file, text]) => [file, `${text}\n`])),
    ...allowed,
  });
  let codesIn: (file: string) => string[];

  beforeAll(() => {
    const { output } = project.run('oxlint', '--format', 'json');
    const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report;
    codesIn = (file) => diagnostics.filter(({ filename }) => filename === file).map(({ code = '' }) => code);
  });
  afterAll(project.remove);

  it.each(forbidden)('reports %s: %s', (file, _text, rule) => {
    expect(codesIn(file).map((code) => code.replace(/^.*\((.*)\)$/, '$1'))).toContain(rule);
  });

  it.each(Object.keys(allowed))('lets %s pass', (file) => {
    expect(codesIn(file)).toEqual([]);
  });
});

describe('the other gates', () => {
  it('tsc refuses a wrong type, an unchecked index and an unused name', () => {
    const project = brokenProject({
      'shared/a.ts': "export const a: number = 'one';\n",
      'shared/b.ts': 'export const b = (list: string[]): string => list[0];\n',
      'shared/c.ts': 'const unused = 1;\nexport const c = 2;\n',
      'shared/d.ts': 'export enum D { One }\n',
    });
    const { status, output } = project.run('tsc', '-p', '.', '--pretty', 'false', '--incremental', 'false');
    project.remove();
    expect(status).not.toBe(0);
    for (const error of ['shared/a.ts(1,14): error TS2322', 'shared/b.ts', 'TS6133', 'TS1294'])
      expect(output).toContain(error);
  });

  it('knip reports a file and an export nobody uses, and a dependency nobody imports', () => {
    const project = brokenProject({
      'package.json': JSON.stringify({ type: 'module', main: 'main.ts', dependencies: { zod: '4.6.7' } }),
      'knip.json': JSON.stringify({ project: ['**/*.ts'] }),
      'main.ts': "import { used } from './used.ts';\nconsole.log(used);\n",
      'used.ts': 'export const used = 1;\nexport const orphan = 2;\n',
      'dead.ts': 'export const dead = 1;\n',
    });
    const { status, output } = project.run('knip', '--no-progress');
    project.remove();
    expect(status).not.toBe(0);
    for (const name of ['dead.ts', 'orphan', 'zod']) expect(output).toContain(name);
  });

  it('prettier refuses an unformatted file', () => {
    const project = brokenProject({ 'shared/a.ts': 'export const a = {b:1}\n' });
    const { status } = project.run('prettier', '--check', 'shared/a.ts');
    project.remove();
    expect(status).toBe(1);
  });
});
