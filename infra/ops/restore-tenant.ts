import { runCommand } from './command-line.ts';
import { UsageError } from './usage-error.ts';
import { restoreTenant } from './restore-archive.ts';
import { countOf } from './count-of.ts';

await runCommand({
  usage: `usage: npm run ops:restore -- --from <folder> --prefix <text> --bucket <name> (--audit-bucket <name> | --no-erasures)
         [--user-pool <id>] [where]
  Brings an archive of ops:export into new or empty tables and a new or empty bucket, and checks the result: counts,
  hashes of 100 random items of each table, files, fsck. Refuses a target that holds anything (docs/operations.md).
  --from <folder>   what ops:export wrote
  --audit-bucket <name>  the bucket with the list of people who were erased; they are erased again
  --no-erasures     nobody is erased again: a drill, or a tenant whose list is gone
  --user-pool <id>  the user pool where their accounts are deleted, too
`,
  options: {
    from: { type: 'string' },
    'audit-bucket': { type: 'string' },
    'no-erasures': { type: 'boolean' },
    'user-pool': { type: 'string' },
  },
  // Named, never taken from the environment: that may be the tenant in use.
  required: ['from', 'prefix', 'bucket'],
  finds: 'none',
  stopped:
    'What it filled can neither be used nor filled further: delete it, or restore into another target (docs/operations.md#bringing-a-tenant-back).',
  async run({ from, 'audit-bucket': erasuresIn, 'no-erasures': isWithout = false, 'user-pool': pool }, print) {
    if ((erasuresIn !== undefined) === isWithout)
      throw new UsageError('either --audit-bucket, where the list of erased people is, or --no-erasures is needed');
    if (typeof pool === 'string') process.env['USER_POOL_ID'] = pool;
    const list = typeof erasuresIn === 'string' ? erasuresIn : undefined;
    const { manifest, compared, erased, problems } = await restoreTenant(String(from), list);
    for (const [name, { lines }] of Object.entries(manifest.tables)) print(`${name}: ${countOf(lines, 'item')}`);
    print(`files: ${countOf(manifest.files.lines, 'object')}`);
    print(`${countOf(compared, 'item')} compared`);
    print(erased === null ? 'nobody erased again, as asked' : `${countOf(erased, 'person', 'people')} erased again`);
    for (const problem of problems) print(problem);
    print(problems.length === 0 ? 'restored, clean' : `restored, ${countOf(problems.length, 'problem')}`);
    return problems.length === 0 ? 0 : 1;
  },
});
