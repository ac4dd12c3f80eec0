import { addToEmployee } from '#shared/contract/contracts/add-to-employee.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { sendToEmployee } from '#shared/contract/signing/send-to-employee.ts';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { publishTemplate } from '#shared/contract/templates/publish-template.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import type { Runtime } from '#tests/harness/runtime.ts';
import { MANAGED_TEAM_ID } from '#tests/personas.ts';

type Sender = Pick<Runtime, 'as' | 'mails'>;
type Wanted = {
  readonly name: string;
  readonly language?: 'nl' | 'fr' | 'en';
  /** The text of each page. */
  readonly pages: readonly string[];
  readonly message?: string;
};
export type SentContract = { readonly id: number; readonly token: string; readonly admin: ApiClient };

/** An annex with a place for their signature that was sent to a new person, Maëlle Dubois, with the token of the link in their mail. */
export const sendContract = async (
  { as, mails }: Sender,
  { name, pages, language = 'en', message }: Wanted,
): Promise<SentContract> => {
  const admin = await as('admin');
  const texts = pages.map((text) => `<h1>${text}</h1>`).join('<div data-page-break></div>');
  const content_html = `${texts}<div data-signature="employee"></div>`;
  const template = await admin.call(addTemplate, { body: { name, type: 'annex', language, content_html } });
  await admin.call(publishTemplate, { body: { template_id: template.id } });
  const email = `maelle.${template.id}@dubois.example`;
  const person = await admin.call(addEmployee, {
    body: { first_name: 'Maëlle', last_name: 'Dubois', email, team_ids: [MANAGED_TEAM_ID] },
  });
  const { id } = await admin.call(addToEmployee, {
    body: { employee_id: person.id, contract_template_id: template.id },
  });
  await admin.call(sendToEmployee, { body: { contract_id: id, ...(message && { optional_message: message }) } });
  const mail = (await mails()).find(({ to }) => to.includes(email));
  const [, token] = /\/sign\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error(`no mail with a link to ${email}`);
  return { id, token, admin };
};
