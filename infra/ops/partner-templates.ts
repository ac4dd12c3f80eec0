import { readFile } from 'node:fs/promises';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { userOfEmail } from '#functions/session/first-admin.ts';
import { bringPartnerTemplates, partnerFile } from '#functions/templates/partner-templates.ts';
import { runCommand, UsageError } from './command-line.ts';

await runCommand({
  usage: `usage: npm run ops:partner-templates -- --file <templates.json> --owner <address> [where]
  Brings the contract templates of a partner in, published, and owned by the user with this e-mail address. The file:
  {"partner_name": "…", "templates": [{"name": "…", "type": "asset_policy", "language": "nl", "content_html": "…"}]}
  Brought in again, a template whose text differs gets its next version. Nobody in the product can change them.
`,
  options: { file: { type: 'string' }, owner: { type: 'string' } },
  required: ['file', 'owner'],
  async run({ file, owner }, print) {
    const parsed = partnerFile.safeParse(JSON.parse(await readFile(String(file), 'utf8')));
    if (!parsed.success) throw new UsageError(parsed.error.issues.map((each) => each.message).join('\n'));
    const user = await userOfEmail(String(owner));
    if (!user) throw new UsageError(`no user has the e-mail address ${String(owner)}`);
    const { added, changed, same } = await bringPartnerTemplates(await loadActor(user.subject), parsed.data);
    print(`${added} added, ${changed} changed, ${same} the same`);
    return 0;
  },
});
