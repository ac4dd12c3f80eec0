import { findingLine } from '#infra/ops/fsck/finding.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { runCommand } from './command-line.ts';

await runCommand({
  usage: `usage: npm run ops:fsck -- [where]
  Checks the tables of a tenant for what cannot be, one finding a line; exit code 1 when there is one. Reads everything.
`,
  needs: 'tables',
  async run(_, print) {
    const findings = await fsck();
    for (const finding of findings) print(findingLine(finding));
    print(findings.length === 0 ? 'clean' : `${findings.length} findings`);
    return findings.length === 0 ? 0 : 1;
  },
});
