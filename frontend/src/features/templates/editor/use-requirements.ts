import type { EndpointCall } from '#shared/contract/endpoint.ts';
import { editSignatureRequirements } from '#shared/contract/templates/edit-signature-requirements.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { useCall } from '../../../api/query.ts';
import type { DraftKeeper } from './draft-keeper.ts';

type Change = Omit<EndpointCall<typeof editSignatureRequirements>['body'], 'template_id' | 'version'>;

/** Changes who signs what is made from a template, and when they are reminded; the text is kept before. */
export const useRequirements = ({ id }: Pick<TemplateDetails, 'id'>, draft: DraftKeeper) => {
  const call = useCall(editSignatureRequirements);
  const change = async (body: Change): Promise<boolean> => {
    if (!(await draft.flush())) return false;
    try {
      const { version } = await call.mutateAsync({ body: { template_id: id, version: draft.version, ...body } });
      draft.keepVersion(version);
      return true;
    } catch {
      return false;
    }
  };
  return { isPending: call.isPending, problem: call.error?.problem, change };
};
