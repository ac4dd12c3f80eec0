import { useTranslation } from 'react-i18next';
import type { EndpointCall } from '#shared/contract/endpoint.ts';
import { editIntegration } from '#shared/contract/integrations/edit-integration.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { notifySuccess } from '../../ui/notify.ts';
import type { IntegrationDetails } from './use-integration.ts';

type Changes = Omit<EndpointCall<typeof editIntegration>['body'], 'integration_id' | 'version'>;
type Options = {
  details: Pick<IntegrationDetails, 'id' | 'version'>;
  form: Parameters<typeof applyIssues>[0];
  close: () => void;
};

/** Saves what a dialog changes of an integration, unless something is wrong with it, and closes the dialog. */
export const useSaveIntegration = ({ details: { id, version }, form, close }: Options) => {
  const { t } = useTranslation('integrations');
  const call = useCall(editIntegration);
  return {
    save: (issues: readonly Issue[], changes: Changes): void => {
      if (issues.length > 0) return applyIssues(form, issues);
      call.mutate(
        { body: { integration_id: id, version, ...changes } },
        {
          onSuccess: () => {
            notifySuccess(t('saved'));
            close();
          },
          onError: ({ problem }) => applyIssues(form, problem.fields),
        },
      );
    },
    /** For the `FormModal` of the dialog. */
    state: { submit: t('save'), saving: call.isPending, problem: call.error?.problem, close },
  };
};
