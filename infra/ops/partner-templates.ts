import { loadActor } from '#functions/platform/session/load-actor.ts';
import { userOfEmail } from '#functions/session/first-admin.ts';
import { bringPartnerTemplates, partnerFile } from '#functions/templates/partner-templates.ts';
import { runCommand } from './command-line.ts';
import { readGivenJson } from './given-file.ts';
import { UsageError } from './usage-error.ts';

await runCommand({
  usage: `usage: npm run ops:partner-templates -- --file <templates.json> --owner <address> [where]
  Brings the contract templates of a partner in, published, and owned by the user with this e-mail address. The file:
  {"partner_name": "…", "templates": [{"name": "…", "type": "asset_policy", "language": "nl", "content_html": "…"}]}
  Brought in again, a template whose text differs gets its next version. Nobody in the product can change them.
`,
  options: { file: { type: 'string' }, owner: { type: 'string' } },
  required: ['file', 'owner'],
  stopped: 'Run it again: what came in is not brought in twice.',
  async run({ file, owner }, print) {
    const templates = await readGivenJson('file', String(file), partnerFile);
    const user = await userOfEmail(String(owner));
    if (!user) throw new UsageError(`--owner: no user has the e-mail address ${String(owner)}`);
    const { added, changed, same } = await bringPartnerTemplates(await loadActor(user.subject), templates);
    print(`${added} added, ${changed} changed, ${same} the same`);
    return 0;
  },
});
