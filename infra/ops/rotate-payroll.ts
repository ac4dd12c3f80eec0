import { text } from 'node:stream/consumers';
import { payrollCredentials, payrollProvider } from '#functions/integrations/payroll-provider.ts';
import { runCommand, UsageError } from './command-line.ts';
import { rotateSecret } from './rotate-secret.ts';

const readCredentials = (input: string) => {
  try {
    return payrollCredentials.parse(JSON.parse(input));
  } catch {
    // The message leaves out the input, in which there may be a password.
    throw new UsageError('standard input must be JSON with username, customer_code, password and, if asked, secret');
  }
};

await runCommand({
  usage: `usage: npm run ops:rotate-payroll -- --tenant <slug> --integration <name> < credentials.json
  Signs in at the payroll office with new credentials and keeps them when that works; the ones before stay as the
  previous version. They come from standard input, so that no shell history holds them.
`,
  options: { tenant: { type: 'string' }, integration: { type: 'string' } },
  required: ['tenant', 'integration'],
  needs: 'nothing',
  async run({ tenant, integration }, print) {
    const provider = payrollProvider(String(integration));
    if (!provider) throw new UsageError(`no payroll office is connected as '${String(integration)}'`);
    const credentials = readCredentials(await text(process.stdin));
    await rotateSecret({
      name: `${String(tenant)}/payroll/${String(integration)}`,
      key: `alias/${String(tenant)}-data`,
      value: JSON.stringify(credentials),
      prove: async () => {
        const outcome = await provider.signIn(credentials);
        if (outcome !== 'success') throw new Error(`the payroll office answered ${outcome}; nothing was changed`);
      },
    });
    print(`${String(tenant)}: credentials of ${String(integration)} replaced`);
    return 0;
  },
});
