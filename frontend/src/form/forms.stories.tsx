import { issue } from '#shared/errors/issue.ts';
import { ProblemError } from '../api/problem.ts';
import { Fields, noop, OnPress } from '../stories/layout.tsx';
import { staleVersion, unavailable } from '../stories/sample-problems.ts';
import { useSampleQuery } from '../stories/sample-queries.ts';
import type { Stories } from '../stories/story.ts';
import { Typed } from '../stories/typed.tsx';
import { DialogEdit } from './dialog-edit.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { fieldOf } from './field-of.ts';
import { FieldPair } from './field-pair.tsx';
import { FormModal } from './form-modal.tsx';
import { FormSection } from './form-section.tsx';
import { SettingsEdit } from './settings-edit.tsx';
import { SettingsForm } from './settings-form.tsx';
import { StayingModal } from './staying-modal.tsx';
import { StaleEditModal } from './stale-edit-modal.tsx';
import { TextField } from './text-field.tsx';
import { threeWayDiff } from './three-way-diff.ts';
import { useDialogEdit } from './use-dialog-edit.ts';
import { useSettingsEdit } from './use-settings-edit.ts';
import { WaitingModal } from './waiting-modal.tsx';

const labels: Readonly<Record<string, string>> = {
  co2: 'CO₂ (NEDC)',
  brand: 'Brand',
  driver: 'Driver',
  colour: 'Colour',
};
const base = { driver: 'Jérôme Lefèvre', colour: 'Grey', brand: 'BMW' };
const clash = threeWayDiff(base, { ...base, driver: 'Maëlle Dubois', colour: 'Blue' }, { ...base, driver: 'Inès' });

const WaitingRequest = ({ close }: { close: () => void }) => (
  <WaitingModal
    title="Edit the request"
    submit="Save changes"
    answer={useSampleQuery('request', 'waiting')}
    close={close}
  />
);

type Company = { name: string; joint_committee: string };
const stored = { name: 'Bakkerij Claes', joint_committee: '118', version: 4 };
const theirs = { ...stored, name: 'Bakkerij Maes' };
const companyLabels: Readonly<Record<string, string>> = { name: 'Name', joint_committee: 'Joint committee' };
const companyLabel = (path: string): string => companyLabels[path] ?? path;
const editedCompany = {
  stored,
  formOf: ({ name, joint_committee }: typeof stored): Company => ({ name, joint_committee }),
  issuesOf: () => [],
  call: { isPending: false, error: null },
  save: () => Promise.reject(new ProblemError(staleVersion(theirs))),
  onSaved: noop,
};

const CompanySettings = () => {
  const edit = useSettingsEdit<Company, typeof stored>(editedCompany);
  const field = fieldOf(edit.form, companyLabel);
  return (
    <SettingsEdit
      edit={edit}
      labelOf={companyLabel}
      save="Save changes"
      staleTitle="Someone saved the company first"
      show={(_, value) => value}
    >
      <TextField {...field('name')} />
      <TextField {...field('joint_committee')} />
    </SettingsEdit>
  );
};

const CompanyDialog = ({ close }: { close: () => void }) => {
  const edit = useDialogEdit<Company, typeof stored, unknown>({ ...editedCompany, close, subject: 'company' });
  const field = fieldOf(edit.form, companyLabel);
  return (
    <DialogEdit
      edit={edit}
      title="Edit the company"
      submit="Save changes"
      labelOf={companyLabel}
      show={(_, value) => value}
    >
      <TextField {...field('name')} />
      <TextField {...field('joint_committee')} />
    </DialogEdit>
  );
};

export const stories: Stories = {
  title: 'Forms',
  cases: {
    'What is wrong with a form': () => (
      <ErrorSummary
        issues={[issue('brand', 'required'), issue('co2', 'max', { max: 500 })]}
        labelOf={(path) => labels[path]}
      />
    ),
    'A part of a long form': () => (
      <Fields>
        <FormSection title="Order">
          <FieldPair>
            <Typed start="BMW">{(field) => <TextField label="Brand" {...field} />}</Typed>
            <Typed start="320d Touring">{(field) => <TextField label="Model" {...field} />}</Typed>
          </FieldPair>
        </FormSection>
      </Fields>
    ),
    'A form on a page of settings, after a save that failed': () => (
      <SettingsForm
        issues={{ listed: [], title: undefined }}
        labelOf={(path) => labels[path] ?? path}
        problem={unavailable}
        isChanged={false}
        saving={false}
        save="Save changes"
        onSubmit={noop}
      >
        <Typed start="Grey">{(field) => <TextField label="Colour" {...field} />}</Typed>
      </SettingsForm>
    ),
    'A form on a page of settings that somebody else saved first': () => <CompanySettings />,
    'A form over a page that somebody else saved first': () => (
      <OnPress label="Edit the company">{(close) => <CompanyDialog close={close} />}</OnPress>
    ),
    'A form over a page, before what it is about has been read': () => (
      <OnPress label="Edit the request">{(close) => <WaitingRequest close={close} />}</OnPress>
    ),
    'A short form over a page': () => (
      <OnPress label="Rename">
        {(close) => (
          <FormModal
            title="Rename the view"
            submit="Rename"
            saving={false}
            problem={unavailable}
            onSubmit={noop}
            close={close}
          >
            <Typed start="Electric, by cost">{(field) => <TextField label="Name" required {...field} />}</Typed>
          </FormModal>
        )}
      </OnPress>
    ),
    'A dialog that stays while it is saved': () => (
      <OnPress label="Sign">
        {(close) => (
          <StayingModal title="Sign the contract" isBusy={false} onClose={close}>
            <p>It stays until the answer is there.</p>
          </StayingModal>
        )}
      </OnPress>
    ),
    'Someone else saved first': () => (
      <OnPress label="Save">
        {(close) => (
          <StaleEditModal
            difference={clash}
            title="Someone else saved this vehicle"
            saved={{ by: 'Nathalie Peeters', at: new Date() }}
            labelOf={(field) => labels[field] ?? field}
            show={(_, value) => value}
            saving={false}
            onKeepEditing={close}
            onDiscard={close}
            onSave={close}
          />
        )}
      </OnPress>
    ),
  },
};
