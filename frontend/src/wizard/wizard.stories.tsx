import { noop } from '../stories/layout.tsx';
import { TextField } from '../form/text-field.tsx';
import type { Stories } from '../stories/story.ts';
import { FormWizard } from './form-wizard.tsx';
import { useWizardForm } from './use-wizard-form.ts';
import { StepTitle } from './step-title.tsx';
import { Wizard } from './wizard.tsx';

const steps = [
  { key: 'vehicle', label: 'Vehicle' },
  { key: 'payroll', label: 'Payroll info' },
  { key: 'cost', label: 'Cost' },
];
type Step = 'vehicle' | 'payroll' | 'cost';
const formSteps: readonly Step[] = ['vehicle', 'payroll', 'cost'];

const AddVehicle = () => {
  const wizard = useWizardForm<{ brand: string }, Step>({
    start: { brand: '' },
    first: 'vehicle',
    stepOf: () => 'vehicle',
    isDone: false,
  });
  return (
    <FormWizard
      title="Add vehicle"
      steps={steps}
      formSteps={formSteps}
      wizard={wizard}
      heading="Which vehicle?"
      intro="As on the certificate of registration."
      finishLabel="Add vehicle"
      saving={false}
      labelOf={() => 'Brand'}
      check={() => []}
      issuesTitle="Invalid"
      finish={noop}
      onClose={noop}
    >
      <TextField label="Brand" required {...wizard.form.getInputProps('brand')} />
    </FormWizard>
  );
};

export const stories: Stories = {
  title: 'Wizards',
  arePages: true,
  cases: {
    'The first step of a form': AddVehicle,
    'The last step, with help beside it': () => (
      <Wizard
        title="Add vehicle"
        steps={steps}
        current="cost"
        heading="What does it cost?"
        aside={<p>Amounts are without VAT unless it says otherwise.</p>}
        finishLabel="Add vehicle"
        saving={false}
        onBack={noop}
        onNext={noop}
        onClose={noop}
      >
        <p>Lease, fuel and maintenance.</p>
      </Wizard>
    ),
    'A step that comes by itself': () => (
      <Wizard
        title="Import vehicles"
        steps={steps}
        current="payroll"
        finishLabel="Import 480 vehicles"
        saving={false}
        onBack={noop}
        onNext={noop}
        onClose={noop}
      >
        <StepTitle className={undefined}>Review 500 rows before importing</StepTitle>
      </Wizard>
    ),
  },
};
