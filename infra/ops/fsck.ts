import { findingLine, fsck } from '#functions/storage/fsck.ts';

// Tables and endpoint come from the environment, as for the functions: RECORDS_TABLE, ACTIVITY_TABLE, RUNS_TABLE.
const findings = await fsck();
for (const finding of findings) process.stdout.write(`${findingLine(finding)}\n`);
process.stdout.write(findings.length === 0 ? 'clean\n' : `${findings.length} findings\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
