import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brokenProject, root } from './broken-project.ts';

it('what must compile and what must not is written down for contracts, lists, forms and records', () => {
  expect(globSync('tests/**/*.test-d.ts', { cwd: root, exclude: ['**/node_modules'] }).toSorted()).toEqual([
    'tests/types/contract.test-d.ts',
    'tests/types/forms.test-d.ts',
    'tests/types/list.test-d.ts',
    'tests/types/records.test-d.ts',
  ]);
});

it('tsc refuses an error that did not come and a type that is another', () => {
  const project = brokenProject({
    'tests/types/a.test-d.ts': '// @ts-expect-error a number is no text\nexport const a: string = "one";\n',
    'tests/types/b.test-d.ts':
      "import { expectTypeOf } from 'vitest';\nexpectTypeOf<{ a: string }>().toEqualTypeOf<{ a: string | null }>();\n",
    'tests/types/c.test-d.ts':
      "import { expectTypeOf } from 'vitest';\n// @ts-expect-error a number is no text\nexport const c: string = 1;\nexpectTypeOf(c).toEqualTypeOf<string>();\n",
  });
  const { status, output } = project.run('tsc', '-p', '.', '--pretty', 'false', '--incremental', 'false');
  project.remove();
  expect(status).not.toBe(0);
  expect(output).toContain('tests/types/a.test-d.ts(1,1): error TS2578');
  expect(output).toContain('tests/types/b.test-d.ts(2,');
  expect(output).not.toContain('tests/types/c.test-d.ts');
});
