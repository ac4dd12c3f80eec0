import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { editTeam } from '#shared/contract/people/edit-team.ts';
import { MIN_AT_WORK_MAX, type TeamOut } from '#shared/contract/people/team.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { typedWhole } from '#shared/values/whole-number.ts';
import { useCall } from '../../api/query.ts';
import { DialogEdit } from '../../form/dialog-edit.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { TextField } from '../../form/text-field.tsx';
import { useDialogEdit } from '../../form/use-dialog-edit.ts';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { LeadersField, type Leader } from './leaders-field.tsx';

type Props = { team: TeamOut | undefined; close: () => void };
type Form = { name: string; leaders: Leader[]; min_at_work: string };
type Stored = Pick<TeamOut, 'version' | 'name' | 'leaders' | 'min_at_work'>;

const MIN_AT_WORK = { min: 1, max: MIN_AT_WORK_MAX };
const newTeam: Stored = { version: 0, name: '', leaders: [], min_at_work: null };

const formOf = ({ name, leaders, min_at_work: min }: Stored): Form => ({
  name,
  leaders: leaders.map((leader) => ({ id: leader.id, name: leader.name })),
  min_at_work: String(min ?? ''),
});

const issuesOf = ({ name, min_at_work: min }: Form): Issue[] => {
  const minIssue = wholeNumberIssue('min_at_work', min, MIN_AT_WORK);
  return [...(name.trim() === '' ? [issue('name', 'required')] : []), ...(minIssue ? [minIssue] : [])];
};

const bodyOf = ({ name, leaders, min_at_work: min }: Form) => ({
  name,
  leader_employee_ids: leaders.map(({ id }) => id),
  min_at_work: typedWhole(min),
});

/** Adds a team, or edits its name, its leaders and how many it asks to be at work. */
export const TeamModal = ({ team, close }: Props) => {
  const { t } = useTranslation('settings');
  const adding = useCall(addTeam);
  const editing = useCall(editTeam);
  const edit = useDialogEdit<Form, Stored, unknown>({
    stored: team ?? newTeam,
    formOf,
    issuesOf,
    call: team ? editing : adding,
    save: (typed, version) =>
      team
        ? editing.mutateAsync({ body: { id: team.id, version, ...bodyOf(typed) } })
        : adding.mutateAsync({ body: bodyOf(typed) }),
    onSaved: () => notifySuccess(t(team ? 'teams.saved' : 'teams.added', { team: form.values.name.trim() })),
    close,
    subject: `team:${team?.id ?? 'new'}`,
  });
  const { form } = edit;
  const labels = { name: t('teams.name'), leaders: t('teams.leaders'), min_at_work: t('teams.minAtWork') };
  const labelOf = (path: keyof Form): string => labels[path];
  const show = (_field: string, value: Form[keyof Form]): ReactNode =>
    typeof value === 'string' ? value : value.map((leader) => leader.name).join(', ') || t('teams.nobody');
  const field = fieldOf(form, labelOf);
  return (
    <DialogEdit
      edit={edit}
      title={t(team ? 'teams.editTitle' : 'teams.addTitle')}
      submit={t(team ? 'teams.save' : 'teams.add')}
      disabled={team !== undefined && !edit.isChanged}
      labelOf={labelOf}
      show={show}
    >
      <TextField {...field('name')} required maxLength={100} data-autofocus />
      <LeadersField
        leaders={form.values.leaders}
        pictured={team?.leaders ?? []}
        onChange={(leaders) => form.setFieldValue('leaders', leaders)}
        error={form.errors['leader_employee_ids']}
      />
      <WholeNumberField {...field('min_at_work')} {...MIN_AT_WORK} help={t('teams.minAtWorkHelp')} />
    </DialogEdit>
  );
};
