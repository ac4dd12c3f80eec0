import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

describe('the subjects that a pipeline checks', () => {
  const repository = mkdtempSync(join(tmpdir(), 'subjects-'));
  afterAll(() => rmSync(repository, { recursive: true, force: true }));
  for (const folder of ['.ci', '.githooks']) cpSync(join(root, folder), join(repository, folder), { recursive: true });
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, {
      cwd: repository,
      encoding: 'utf8',
      // The repository of the project is above neither folder, and no setting of this machine counts.
      env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir(), GIT_CONFIG_GLOBAL: '/dev/null', GIT_DIR: undefined },
    });
  const commit = (subject: string) => {
    const by = ['-c', 'user.name=x', '-c', 'user.email=x@x.example', '-c', 'core.hooksPath=/dev/null'];
    expect(run('git', ...by, 'commit', '--allow-empty', '--quiet', '-m', subject).status).toBe(0);
  };
  const checked = () => run('bash', '.ci/commit-subjects');

  const hasGit = spawnSync('git', ['--version']).status === 0;
  it.skipIf(!hasGit)('are those of the newest commits; without a history it says so', () => {
    expect(checked()).toMatchObject({ status: 0, stdout: expect.stringContaining('no history of git') });
    run('git', 'init', '--quiet');
    expect(checked().status).toBe(0);
    commit('fix(fleet): keep the plate of a motorbike');
    expect(checked()).toMatchObject({ status: 0, stdout: '' });
    commit('Keep the plate');
    expect(checked()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('!! Keep the plate: a subject begins'),
    });
    commit(`fix: ${'x'.repeat(70)}`);
    expect(checked().stderr).toContain('75 characters');
  });
});
