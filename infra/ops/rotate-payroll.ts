import { text } from 'node:stream/consumers';
import { payrollCredentials } from '#shared/integrations/integration.ts';
import { productOf, productsNow } from '#functions/integrations/products.ts';
import { providerOf } from '#functions/integrations/providers.ts';
import { secretStore } from '#functions/platform/secrets/secret-store.ts';
import { parseTenant } from '#infra/constructs/tenant.ts';
import { runCommand } from './command-line.ts';
import { UsageError } from './usage-error.ts';

const readCredentials = (input: string) => {
  try {
    return payrollCredentials.parse(JSON.parse(input));
  } catch {
    // The message leaves out the input, in which there may be a password.
    throw new UsageError('standard input must be JSON with username, customer_code, password and, if asked, secret');
  }
};

await runCommand({
  usage: `usage: npm run ops:rotate-payroll -- --tenant <slug> --integration <id> --product <key> < credentials.json
  Signs in at the payroll office with new credentials and keeps them when that works; the ones before stay as the
  previous version. They come from standard input, so that no shell history holds them.
  --payrollProducts <json>  the offices of the deployment, where infra/tenants/<slug>.json does not name them
`,
  options: {
    tenant: { type: 'string' },
    integration: { type: 'string' },
    product: { type: 'string' },
    payrollProducts: { type: 'string' },
  },
  required: ['tenant', 'integration', 'product'],
  needs: 'nothing',
  stopped: 'The former credentials are in use, or the new ones that the office took: run it again.',
  async run({ tenant, integration, product: key, payrollProducts }, print) {
    const settings: Record<string, unknown> = {
      tenant,
      payrollProducts,
      emulator: Boolean(process.env['AWS_ENDPOINT_URL']),
    };
    const { slug, payrollProducts: products } = parseTenant((name) => settings[name]);
    Object.assign(process.env, { TENANT: slug, PAYROLL_PRODUCTS: JSON.stringify(products) });
    if (!/^[1-9]\d*$/.test(String(integration))) throw new UsageError('--integration must be the number of one');
    const product = productOf(String(key));
    if (!product) {
      const known = productsNow().map((each) => each.key);
      throw new UsageError(
        `--product: no payroll office is called '${String(key)}'; known are ${known.join(', ') || 'none, since neither --payrollProducts nor the settings file names one'}`,
      );
    }
    const credentials = readCredentials(await text(process.stdin));
    await secretStore().write(`payroll/${String(integration)}`, JSON.stringify(credentials), {
      prove: async () => {
        const outcome = await providerOf(product).signIn(credentials);
        if (outcome !== 'success') throw new Error(`the payroll office answered ${outcome}; nothing was changed`);
      },
    });
    print(`${slug}: credentials of integration ${String(integration)} replaced`);
    return 0;
  },
});
