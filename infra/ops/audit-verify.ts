import { verifyAudit } from '#infra/ops/audit/verify-audit.ts';
import { assertBucket } from './assert-target.ts';
import { runCommand } from './command-line.ts';
import { countOf } from './count-of.ts';

await runCommand({
  usage: `usage: npm run ops:audit-verify -- [--audit-bucket <name>] [where]
  Checks that no line of the audit log was removed, changed or moved, one finding a line; exit code 1 when there is one.
  --audit-bucket <name>  the bucket of the copies; without it (or AUDIT_BUCKET) the log is checked against itself only
`,
  options: { 'audit-bucket': { type: 'string' } },
  needs: 'tables',
  async run({ 'audit-bucket': bucket }, print) {
    if (typeof bucket === 'string') {
      await assertBucket('audit-bucket', bucket);
      process.env['AUDIT_BUCKET'] = bucket;
    }
    const hasCopies = Boolean(process.env['AUDIT_BUCKET']);
    const { days, entries, findings } = await verifyAudit(hasCopies);
    for (const { day, n, detail } of findings) print(`${day} ${n}: ${detail}`);
    const against = hasCopies ? 'compared with their copies' : 'not compared with copies';
    print(
      `${countOf(days, 'day')}, ${countOf(entries, 'entry', 'entries')}, ${against}: ${findings.length === 0 ? 'whole' : countOf(findings.length, 'finding')}`,
    );
    return findings.length === 0 ? 0 : 1;
  },
});
