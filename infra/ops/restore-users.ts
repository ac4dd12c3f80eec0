import { runCommand } from './command-line.ts';
import { importUsers } from './pool-users.ts';
import { countOf } from './count-of.ts';

await runCommand({
  usage: `usage: npm run ops:restore-users -- --pool <id> --from <file> --prefix <text>
  Makes the accounts of ops:export-users in a user pool, which invites each by mail to choose a password, and ties each
  to the user of the tenant with the same e-mail address. May be done again: nobody is invited twice.
  --from <file>     what ops:export-users wrote
`,
  options: { pool: { type: 'string' }, from: { type: 'string' } },
  // Named, never taken from the environment: that may be the tenant in use.
  required: ['pool', 'from', 'prefix'],
  needs: 'tables',
  stopped: 'The same command goes on from there, and invites nobody twice.',
  async run({ pool, from }, print) {
    const { linked, withoutUser } = await importUsers(String(pool), String(from));
    print(`${countOf(linked.length, 'user has', 'users have')} an account`);
    for (const email of withoutUser) print(`${email} has an account, and is no user of the tenant`);
    return withoutUser.length === 0 ? 0 : 1;
  },
});
