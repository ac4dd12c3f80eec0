import { runCommand } from './command-line.ts';
import { reindexRows } from './reindex-rows.ts';

await runCommand({
  usage: `usage: npm run ops:reindex -- [--after <cursor>] [where]
  Packs the rows of the lists anew after a change of a layout. Safe while people work, and to stop: run it again, or go
  on with the cursor that the last line names.
  --after <cursor>  go on from there
`,
  options: { after: { type: 'string' } },
  needs: 'tables',
  stopped: 'Run it again, or go on with the cursor that the last line names.',
  async run({ after }, print) {
    for await (const { read, rewritten, overtaken, next } of reindexRows(
      typeof after === 'string' ? after : undefined,
    )) {
      print(`${read} read, ${rewritten} rewritten, ${overtaken} changed meanwhile${next ? `; next: ${next}` : ''}`);
    }
    return 0;
  },
});
