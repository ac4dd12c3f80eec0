import { runCommand } from './command-line.ts';
import { examine } from './doctor/doctor.ts';
import { countOf } from './count-of.ts';

/** In front of a sentence, as wide as the widest. */
const marks = { wrong: '!! ', unknown: ' ? ', well: 'ok ' } as const;

await runCommand({
  usage: `usage: npm run ops:doctor -- [--audit-bucket <name>] [--user-pool <id>] [where]
  Says what is wrong with a tenant, one sentence each; exit code 1 when something is. Reads little, and changes nothing.
  --audit-bucket <name>  the bucket of the copies of the audit log
  --user-pool <id>       the user pool, whose accounts are compared with the users
`,
  options: { 'audit-bucket': { type: 'string' }, 'user-pool': { type: 'string' } },
  needs: 'tables',
  finds: 'some',
  async run({ 'audit-bucket': bucket, 'user-pool': pool, prefix, local }, print) {
    if (typeof bucket === 'string') process.env['AUDIT_BUCKET'] = bucket;
    const found = await examine({
      prefix: typeof prefix === 'string' ? prefix : undefined,
      isLocal: typeof local === 'string',
      userPool: typeof pool === 'string' ? pool : undefined,
    });
    for (const { state, sentence } of found) print(`${marks[state]}${sentence}`);
    const bad = found.filter(({ state }) => state === 'wrong').length;
    print(bad === 0 ? 'nothing is wrong' : `${countOf(bad, 'thing is', 'things are')} wrong`);
    return bad === 0 ? 0 : 1;
  },
});
