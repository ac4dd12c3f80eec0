import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addTemplateInfo } from '#shared/contract/contracts/add-template-info.ts';
import { previewTemplate } from '#shared/contract/contracts/preview-template.ts';
import { valuesToSend } from '#shared/contracts/many.rules.ts';
import { callEndpoint } from '../../../api/call.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import type { ProblemError } from '../../../api/problem.ts';
import { readOnce } from '../../../api/query.ts';
import { PdfViewer } from '../../../pdf-viewer/pdf-viewer.tsx';
import type { ManyForm } from './many-form.ts';
import type { Person } from './use-check.ts';
import { Modal } from '../../../ui/modal.tsx';

type Pages = { file_url: string };

/** The pages of the contract of one person, with what was typed for them so far. */
const usePreview = ({ employee_id: id }: Person, form: ManyForm) => {
  const template = Number(form.contract_template_id);
  const values = valuesToSend(form.typed, [id])[String(id)];
  return useQuery<Pages, ProblemError>({
    queryKey: [previewTemplate.id, template, id, values],
    ...readOnce,
    queryFn: async ({ signal }) => {
      const about = { template_id: template, employee_id: id };
      if (values === undefined) return callEndpoint(previewTemplate, { body: about }, { signal });
      const idempotencyKey = crypto.randomUUID();
      const info = await callEndpoint(addTemplateInfo, { body: { ...about, values } }, { signal, idempotencyKey });
      const body = { ...about, additionalContractTemplateInfoId: info.id };
      return callEndpoint(previewTemplate, { body }, { signal });
    },
  });
};

/** Shows the contract of one person before it is made. */
export const PreviewModal = ({ person, values, close }: { person: Person; values: ManyForm; close: () => void }) => {
  const { t } = useTranslation('contracts');
  const title = t('many.previewOf', { name: person.person_name });
  const answer = usePreview(person, values);
  return (
    <Modal opened size={900} onClose={close} title={title} closeButtonProps={{ 'aria-label': t('many.close') }}>
      <LoadedPart answer={answer}>{({ file_url: url }) => <PdfViewer url={url} title={title} />}</LoadedPart>
    </Modal>
  );
};
