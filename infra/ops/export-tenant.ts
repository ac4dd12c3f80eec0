import { exportTenant } from './export-archive.ts';
import { runCommand } from './command-line.ts';
import { countOf } from './count-of.ts';

await runCommand({
  usage: `usage: npm run ops:export -- --to <folder> [where]
  Writes the tables and files of a tenant into an empty folder, with counts and hashes (docs/operations.md).
  --to <folder>     is made when it is missing
`,
  options: { to: { type: 'string' } },
  required: ['to'],
  stopped: 'What was written is no archive: delete the folder of --to, and export again.',
  async run({ to }, print) {
    const { tables, files } = await exportTenant(String(to));
    for (const [name, { lines, bytes }] of Object.entries(tables))
      print(`${name}: ${countOf(lines, 'item')}, ${countOf(bytes, 'byte')}`);
    print(`files: ${countOf(files.lines, 'object')}, ${countOf(files.object_bytes, 'byte')}`);
    return 0;
  },
});
