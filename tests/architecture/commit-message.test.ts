import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './broken-project.ts';

const folder = mkdtempSync(join(tmpdir(), 'commit-message-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the hook answers to a message, as git would ask it. */
const check = (message: string, environment: Readonly<Record<string, string>> = {}) => {
  const file = join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, message);
  const { status, stderr } = spawnSync('sh', [join(root, '.githooks/commit-msg'), file], {
    encoding: 'utf8',
    env: { ...process.env, BACK_OFFICE_NO_HOOKS: '', ...environment },
  });
  return { isAccepted: status === 0, stderr };
};

describe('the hook for commit messages', () => {
  it.each([
    'fix(fleet): keep the plate of a motorbike',
    'x'.repeat(72),
    'é'.repeat(72),
    'feat(assets): labels\n\nWhy, in a body of any width, even one that goes far beyond the seventy-two of a subject.',
    '# a comment of git\nfix: swipe between pages',
    `Merge branch '${'a'.repeat(80)}'`,
  ])('accepts %j', (message) => expect(check(message)).toEqual({ isAccepted: true, stderr: '' }));

  it.each([
    ['x'.repeat(73), '73 characters'],
    ['wip', 'work in progress'],
    ['fix(fleet): WIP plates', 'work in progress'],
    ['\n# only a comment\n', 'empty'],
  ])('refuses %j', (message, reason) => {
    const answer = check(message);
    expect(answer.isAccepted).toBe(false);
    expect(answer.stderr).toContain(reason);
    expect(answer.stderr).toContain('CONTRIBUTING.md');
  });

  it('is switched off by a variable', () => {
    expect(check('wip', { BACK_OFFICE_NO_HOOKS: '1' }).isAccepted).toBe(true);
  });
});
