import { editSignatureRequirements } from '#shared/contract/templates/edit-signature-requirements.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { requiredSignatures, signatureIssues } from './signature-requirements.ts';
import { planTemplateUpdate } from './template-changes.ts';
import { presentStored } from './template-wire.ts';
import { templates } from './templates.ts';

export const handler = serve(
  editSignatureRequirements,
  ({ body: { template_id: id, version, ...body }, actor, commit }) =>
    editRecord({
      of: ['contract_template', id],
      version,
      commit,
      read: () => templates(actor).toChange(id),
      archived: 'This template is archived. Unarchive it first.',
      present: presentStored,
      plan: async (before) => {
        const required = requiredSignatures(before, body);
        assertNoIssues(await signatureIssues(required), 'form_invalid');
        const after = { ...before, ...required };
        return { writes: planTemplateUpdate(actor, before, after), answer: (saved) => ({ id, version: saved }) };
      },
    }),
);
