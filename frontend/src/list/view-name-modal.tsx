import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { addView } from '#shared/contract/records/add-view.ts';
import { editView } from '#shared/contract/records/edit-view.ts';
import { issue } from '#shared/errors/issue.ts';
import type { ViewState } from '#shared/records/saved-view.ts';
import type { ProblemError } from '../api/problem.ts';
import { useCall } from '../api/query.ts';
import { applyProblem } from '../form/apply-problem.ts';
import { FormModal } from '../form/form-modal.tsx';
import { TextField } from '../form/text-field.tsx';
import { useDialogForm } from '../form/use-dialog-form.tsx';
import { notifySuccess } from '../ui/notify.ts';
import type { View } from './view-state.ts';

type Props = {
  list: string;
  /** The view to rename; without it `state` is saved as a new view. */
  view: View | undefined;
  state: ViewState;
  onAdded: (id: number) => void;
  onClose: () => void;
};
type Form = { name: string; isShared: boolean };

/** Asks for the name of a view. */
export const ViewNameModal = ({ list, view, state, onAdded, onClose }: Props) => {
  const { t } = useTranslation('list-tools');
  const adding = useCall(addView);
  const editing = useCall(editView);
  const { form, notice, close } = useDialogForm<Form>({ name: view?.name ?? '', isShared: false }, onClose);
  const problem = (adding.error ?? editing.error)?.problem;
  const onError = (error: ProblemError) => void applyProblem(form, error.problem);
  const save = ({ name, isShared }: Form): void => {
    if (name.trim() === '') return form.setErrors({ name: issue('name', 'required').message });
    const done = () => {
      notifySuccess(t('views.saved', { name: name.trim() }));
      close();
    };
    if (view)
      return editing.mutate({ body: { id: view.id, version: view.version, name } }, { onSuccess: done, onError });
    return adding.mutate(
      { body: { list, name, state, shared: isShared ? 1 : 0 } },
      {
        onSuccess: ({ id }) => {
          onAdded(id);
          done();
        },
        onError,
      },
    );
  };
  return (
    <FormModal
      title={t(view ? 'views.renameTitle' : 'views.saveTitle')}
      submit={t(view ? 'views.renameDo' : 'views.saveDo')}
      saving={adding.isPending || editing.isPending}
      disabled={view !== undefined && form.values.name === view.name}
      problem={problem}
      onSubmit={() => save(form.values)}
      close={close}
    >
      {notice}
      <TextField
        label={t('views.name')}
        required
        maxLength={60}
        data-autofocus
        {...form.getInputProps('name')}
        value={form.values.name}
      />
      {!view && (
        <Switch
          size="sm"
          label={t('views.sharedSwitch')}
          description={t('views.sharedHelp')}
          {...form.getInputProps('isShared', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  );
};
