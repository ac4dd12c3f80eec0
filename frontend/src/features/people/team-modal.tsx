import { useTranslation } from 'react-i18next';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { editTeam } from '#shared/contract/people/edit-team.ts';
import { MIN_AT_WORK_MAX, type TeamOut } from '#shared/contract/people/team.ts';
import { issue } from '#shared/errors/issue.ts';
import { useCall } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { applyIssues, applyProblem } from '../../form/apply-problem.ts';
import { fieldOf } from '../../form/field-of.ts';
import { isSame } from '../../form/three-way-diff.ts';
import { TextField } from '../../form/text-field.tsx';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { LeadersField } from './leaders-field.tsx';

type Props = { team: TeamOut | undefined; close: () => void };
type Form = { name: string; leaders: TeamOut['leaders']; min_at_work: string };

const MIN_AT_WORK = { min: 1, max: MIN_AT_WORK_MAX };

/** Adds a team, or edits its name, its leaders and how many it asks to be at work. */
export const TeamModal = ({ team, ...props }: Props) => {
  const { t } = useTranslation('settings');
  const adding = useCall(addTeam);
  const editing = useCall(editTeam);
  const start: Form = {
    name: team?.name ?? '',
    leaders: team?.leaders ?? [],
    min_at_work: String(team?.min_at_work ?? ''),
  };
  const { form, notice, close } = useDialogForm<Form>(start, props.close);
  const problem = (adding.error ?? editing.error)?.problem;
  const save = ({ name, leaders, min_at_work: min }: Form): void => {
    if (name.trim() === '') return form.setErrors({ name: issue('name', 'required').message });
    const minIssue = wholeNumberIssue('min_at_work', min, MIN_AT_WORK);
    if (minIssue) return applyIssues(form, [minIssue]);
    const body = {
      name,
      leader_employee_ids: leaders.map(({ id }) => id),
      min_at_work: min.trim() === '' ? null : Number(min),
    };
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
    <FormModal
      title={t(team ? 'teams.editTitle' : 'teams.addTitle')}
      submit={t(team ? 'teams.save' : 'teams.add')}
      saving={adding.isPending || editing.isPending}
      disabled={team !== undefined && isSame(start, form.values)}
      problem={problem}
      onSubmit={() => save(form.values)}
      close={close}
    >
      {notice}
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
      <WholeNumberField
        {...fieldOf(form, () => t('teams.minAtWork'))('min_at_work')}
        {...MIN_AT_WORK}
        help={t('teams.minAtWorkHelp')}
      />
    </FormModal>
  );
};
