import { Button, Group, Modal } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { editTeam } from '#shared/contract/people/edit-team.ts';
import type { TeamOut } from '#shared/contract/people/team.ts';
import { issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { TextField } from '../../form/text-field.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { LeadersField } from './leaders-field.tsx';

type Props = { team: TeamOut | undefined; close: () => void };
type Form = { name: string; leaders: TeamOut['leaders'] };

/** Adds a team, or renames it and changes who leads it. */
export const TeamModal = ({ team, close }: Props) => {
  const { t } = useTranslation('settings');
  // Who leads a team decides what a manager sees: people, fleet, segments and his own profile.
  const adding = useCall(addTeam, ['segments', 'session']);
  const editing = useCall(editTeam, ['segments', 'session', 'fleet']);
  const form = useForm<Form>({ initialValues: { name: team?.name ?? '', leaders: team?.leaders ?? [] } });
  const problem = (adding.error ?? editing.error)?.problem;
  const save = ({ name, leaders }: Form): void => {
    if (name.trim() === '') return form.setErrors({ name: issue('name', 'required').message });
    const body = { name, leader_employee_ids: leaders.map(({ id }) => id) };
    const then = {
      onSuccess: () => {
        notifySuccess(t(team ? 'teams.saved' : 'teams.added', { team: name.trim() }));
        close();
      },
      onError: (error: { problem: NonNullable<typeof problem> }) => void applyProblem(form, error.problem),
    };
    if (team) editing.mutate({ body: { id: team.id, version: team.version, ...body } }, then);
    else adding.mutate({ body }, then);
  };
  return (
    <Modal
      opened
      onClose={close}
      closeButtonProps={{ 'aria-label': t('users.cancel') }}
      title={t(team ? 'teams.editTitle' : 'teams.addTitle')}
    >
      <form onSubmit={form.onSubmit(save)} noValidate>
        {problem && problem.fields.length === 0 && <ErrorBox problem={problem} />}
        <TextField
          label={t('teams.name')}
          required
          maxLength={100}
          data-autofocus
          {...form.getInputProps('name')}
          value={form.values.name}
        />
        <LeadersField
          leaders={form.values.leaders}
          onChange={(leaders) => form.setFieldValue('leaders', leaders)}
          error={form.errors['leader_employee_ids']}
        />
        <Group justify="flex-end" gap={8} mt={24}>
          <Button variant="default" onClick={close}>
            {t('users.cancel')}
          </Button>
          <Button type="submit" loading={adding.isPending || editing.isPending}>
            {t(team ? 'teams.save' : 'teams.add')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
};
