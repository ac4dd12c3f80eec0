import { giveOutsideAccess, outsides } from '#functions/session/outside-access.ts';
import { runCommand } from './command-line.ts';
import { UsageError } from './usage-error.ts';

await runCommand({
  usage: `usage: npm run ops:outside-access -- --email <address> --as support|reseller|nobody [where]
  Makes a user support or a reseller, or takes that away. An administrator adds the user beforehand, without rights;
  nobody in the product can give this access. It is told in the company's activity.
`,
  options: { email: { type: 'string' }, as: { type: 'string' } },
  required: ['email', 'as'],
  needs: 'tables',
  stopped: 'Run it again: it changes nothing twice.',
  async run({ email, as }, print) {
    const outside = outsides.find((one) => one === as);
    if (!outside) throw new UsageError(`--as is one of ${outsides.join(', ')}`);
    const { name } = await giveOutsideAccess(String(email), outside);
    print(outside === 'nobody' ? `${name} has no outside access any more` : `${name} is ${outside} now`);
    return 0;
  },
});
