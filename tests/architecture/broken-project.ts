import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export type Files = Readonly<Record<string, string>>;

/** A small project with this one's package.json, tools and lint rules, in a folder of its own. */
export const brokenProject = (files: Files) => {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) cpSync(join(root, name), join(folder, name));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  /** Runs a tool of `node_modules/.bin` in it. */
  const run = (tool: string, ...args: string[]) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: path },
    });
    return { status, output: stdout + stderr };
  };
  return { run, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
