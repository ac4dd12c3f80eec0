import { expect, it, vi } from 'vitest';
import { addToEmployee } from '#shared/contract/contracts/add-to-employee.ts';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { sendToEmployee } from '#shared/contract/signing/send-to-employee.ts';
import { verifyAudit } from '#shared/contract/signing/verify-audit.ts';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { publishTemplate } from '#shared/contract/templates/publish-template.ts';
import { mailsTo } from './harness/mails.ts';
import { asAdmin, asNobody, tenants } from './harness/tenant-client.ts';

// The addresses at which the emulator shows mail are those of MiniStack.
it.skipIf(process.env['EMULATOR_PROFILE'] === 'localstack')(
  'sends a contract, takes the signature of a link, and seals it with the key of the tenant',
  async () => {
    const [tenant] = tenants();
    const admin = await asAdmin(tenant);
    const email = `signer@people.${tenant.slug}.example`;
    const person = { first_name: 'Sig', last_name: 'Deployed', email, team_ids: [] };
    const { id: employee_id } = await admin.call(addEmployee, { body: person });
    const template = { name: 'Deployed annex', type: 'annex', language: 'nl', content_html: '<p>For #employee_name</p>' } as const; // prettier-ignore
    const { id: template_id } = await admin.call(addTemplate, { body: template });
    await admin.call(publishTemplate, { body: { template_id } });
    const { id } = await admin.call(addToEmployee, {
      body: { employee_id, file_type: 'html', contract_template_id: template_id },
    });
    await admin.call(sendToEmployee, { body: { contract_id: id } });
    const [mail] = await mailsTo(email);
    const [, token = ''] = /\/sign\/([\w-]+)/.exec(JSON.stringify(mail)) ?? [];
    const answer = await (
      await asNobody(tenant)
    ).post(`/api/links/${token}/answer`, { decision: 'sign', name: 'Sig', consent: 1 });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const params = { id: String(id) };
    await vi.waitFor(async () => expect((await admin.call(getContract, { params })).details.state).toBe('signed'), {
      timeout: 60_000,
      interval: 500,
    });
    expect(await admin.call(verifyAudit, { params })).toMatchObject({ ok: true, file: 'intact' });
  },
);
