import { useTranslation } from 'react-i18next';
import { deleteTemplate } from '#shared/contract/templates/delete-template.ts';
import { duplicateTemplate } from '#shared/contract/templates/duplicate-template.ts';
import { undeleteTemplate } from '#shared/contract/templates/undelete-template.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';

type Copied = { template_id: number } | { public_library_id: string } | { reseller_template_id: number };

/** What can be done with a template besides changing it. */
export const useTemplateActs = () => {
  const { t } = useTranslation(['template-pages', 'ui']);
  const navigate = useNavigate();
  const [copy, archive, restore] = [useCall(duplicateTemplate), useCall(deleteTemplate), useCall(undeleteTemplate)];
  const onError = {
    onError: notifyThrown,
  };
  const undelete = (id: number, done?: () => void): void =>
    restore.mutate(
      { body: { template_id: id } },
      {
        onSuccess: () => {
          notifySuccess(t('toast.restored'));
          done?.();
        },
        ...onError,
      },
    );
  return {
    isBusy: copy.isPending || archive.isPending || restore.isPending,
    /** Copies into the own list, and opens the copy. */
    copy: (body: Copied): void =>
      copy.mutate(
        { body },
        {
          onSuccess: ({ id }) => {
            notifySuccess(t('toast.copied'));
            void navigate(paths.template(id));
          },
          ...onError,
        },
      ),
    archive: (id: number): void =>
      archive.mutate(
        { body: { template_id: id } },
        {
          onSuccess: () => notifySuccess(t('toast.archived'), { label: t('ui:undo'), onClick: () => undelete(id) }),
          ...onError,
        },
      ),
    restore: undelete,
  };
};
