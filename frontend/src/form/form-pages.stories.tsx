import { useMutation } from '@tanstack/react-query';
import { issue } from '#shared/errors/issue.ts';
import type { ProblemError } from '../api/problem.ts';
import { noop } from '../stories/layout.tsx';
import { unavailable } from '../stories/sample-problems.ts';
import type { Stories } from '../stories/story.ts';
import { Typed } from '../stories/typed.tsx';
import { EditPage } from './edit-page.tsx';
import { fieldOf } from './field-of.ts';
import { FormPage } from './form-page.tsx';
import { TextField } from './text-field.tsx';
import { useEdit } from './use-edit.ts';

type Team = { name: string; version: number };

const crumbs = [{ label: 'Teams', to: '/settings/teams' }];
const labelOf = (path: string) => (path === 'name' ? 'Name' : undefined);

const EditTeam = () => {
  const edit = useEdit<{ name: string }, Team>({
    record: { name: 'Sales Wallonie', version: 1 },
    formOf: ({ name }) => ({ name }),
    call: useMutation<unknown, ProblemError>({}),
  });
  const field = fieldOf(edit.form, () => 'Name');
  return (
    <EditPage
      edit={edit}
      title="Edit Sales Wallonie"
      crumbs={crumbs}
      submit="Save changes"
      labelOf={labelOf}
      staleTitle="Someone else saved this team"
      show={(_, value) => value}
      send={noop}
    >
      <TextField required {...field('name')} />
    </EditPage>
  );
};

export const stories: Stories = {
  title: 'Pages with a form',
  arePages: true,
  cases: {
    'Adding, after a save that failed': () => (
      <FormPage
        title="Add team"
        crumbs={crumbs}
        intro="Teams decide whom their leaders see."
        cancelTo="/settings/teams"
        submit="Add team"
        saving={false}
        issues={{ listed: [issue('name', 'required')], title: undefined }}
        labelOf={labelOf}
        problem={unavailable}
        aside={<p>Leaders see the people of their team.</p>}
        onSubmit={noop}
      >
        <Typed start="">{(field) => <TextField label="Name" required {...field} />}</Typed>
      </FormPage>
    ),
    'Editing, nothing changed yet': EditTeam,
  },
};
