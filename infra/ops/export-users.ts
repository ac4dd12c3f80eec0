import { runCommand } from './command-line.ts';
import { exportUsers } from './pool-users.ts';
import { countOf } from './count-of.ts';

await runCommand({
  usage: `usage: npm run ops:export-users -- --pool <id> --to <file>
  Writes who may sign in by a user pool, with their groups; passwords and second factors leave no pool.
  --to <file>       must not exist yet
`,
  options: { pool: { type: 'string' }, to: { type: 'string' } },
  required: ['pool', 'to'],
  needs: 'nothing',
  async run({ pool, to }, print) {
    const { users, groups, disabled } = await exportUsers(String(pool), String(to));
    print(`${countOf(users.length, 'user')}, ${countOf(groups.length, 'group')}, ${disabled.length} disabled`);
    return 0;
  },
});
