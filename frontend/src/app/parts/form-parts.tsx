import { Button } from '@mantine/core';
import { useState } from 'react';
import { issue } from '#shared/errors/issue.ts';
import { DateField } from '../../form/date-field.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { RadioCards } from '../../form/radio-cards.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import { TextArea } from '../../form/text-area.tsx';
import { TextField } from '../../form/text-field.tsx';
import { threeWayDiff } from '../../form/three-way-diff.ts';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { YesNoUnknown } from '../../form/yes-no-unknown.tsx';
import type { PersonChoice, PersonSearch } from '../../form/use-people-search.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { WizardSteps } from '../../wizard/wizard-steps.tsx';
import classes from './parts.module.css';

const team: PersonChoice[] = [
  { id: 1, name: 'Jérôme Lefèvre', team: 'Sales Wallonie' },
  { id: 2, name: 'Inès Fernández', team: 'Montage Genk' },
];
const find: PersonSearch = async (term) => {
  const people = team.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()));
  return { people, count: people.length };
};

const start = {
  brand: '',
  colour: '',
  value: '42.495,00',
  co2: '1260',
  date: '12/11/2026',
  fuel: 'diesel' as const,
  type: 'car' as const,
  note: 'Winter tyres, please.',
  utility: -1 as -1 | 0 | 1,
  person: 1,
};
type Values = { [Key in keyof typeof start]: (typeof start)[Key] extends string ? string : (typeof start)[Key] };

const co2Max = issue('co2', 'max', { max: 500 });
const brandRequired = issue('brand', 'required');
const labels: Readonly<Record<string, string>> = {
  co2: 'CO₂ (NEDC)',
  brand: 'Brand',
  driver: 'Driver',
  colour: 'Colour',
};

/** Every field, filled, empty and wrong. */
export const FormParts = () => {
  const [values, setValues] = useState<Values>(start);
  const bind = <Key extends keyof Values>(key: Key) => ({
    value: values[key],
    onChange: (value: Values[Key]) => setValues((before) => ({ ...before, [key]: value })),
    'data-path': key,
  });
  return (
    <SectionCard title="Fields">
      <div className={`${classes.stack} ${classes.narrow}`}>
        <WizardSteps
          at={1}
          steps={[
            { key: 'vehicle', label: 'Vehicle' },
            { key: 'payroll', label: 'Payroll info' },
            { key: 'cost', label: 'Cost' },
          ]}
        />
        <ErrorSummary issues={[brandRequired, co2Max]} labelOf={(path) => labels[path]} />
        <TextField label="Brand" required error={brandRequired.message} {...bind('brand')} />
        <TextField label="Colour" help="As on the certificate" placeholder="Mineral grey" {...bind('colour')} />
        <MoneyField label="Catalogue value, VAT included" required help="Before any discount" {...bind('value')} />
        <WholeNumberField label="CO₂ (NEDC)" unit="g/km" error={co2Max.message} {...bind('co2')} />
        <DateField label="Date of first registration" required {...bind('date')} />
        <SelectField
          label="Fuel"
          options={[
            { value: 'diesel', label: 'Diesel' },
            { value: 'electric', label: 'Electric' },
          ]}
          {...bind('fuel')}
        />
        <RadioCards
          label="Type"
          options={[
            { value: 'car', label: 'Car', help: 'Passenger car or van' },
            { value: 'bicycle', label: 'Bicycle', disabled: true },
          ]}
          {...bind('type')}
        />
        <YesNoUnknown label="Utility vehicle" required yesHelp="Light freight" {...bind('utility')} />
        <PersonPicker label="Driver" search={{ scope: 'parts', find }} selected={team[0]} {...bind('person')} />
        <TextArea label="Note" max={20} {...bind('note')} />
        <Stale />
      </div>
    </SectionCard>
  );
};

const base = { driver: 'Jérôme Lefèvre', colour: 'Grey', brand: 'BMW' };
const clash = threeWayDiff(base, { ...base, driver: 'Maëlle Dubois', colour: 'Blue' }, { ...base, driver: 'Inès' });

const Stale = () => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Someone else saved
      </Button>
      <StaleEditModal
        difference={opened ? clash : undefined}
        title="Someone else saved this vehicle"
        by="Nathalie Peeters"
        labelOf={(field) => labels[field] ?? field}
        show={(_, value) => value}
        saving={false}
        onKeepEditing={close}
        onDiscard={close}
        onSave={close}
      />
    </>
  );
};
