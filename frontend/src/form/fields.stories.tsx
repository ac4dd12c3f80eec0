import type { ReactNode } from 'react';
import { issue } from '#shared/errors/issue.ts';
import { Fields } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { Typed } from '../stories/typed.tsx';
import { LetterTile } from '../ui/letter-tile.tsx';
import { DateCalendar } from './date-calendar.tsx';
import { DateField } from './date-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import { DurationField } from './duration-field.tsx';
import { LineField } from './line-field.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PictureField } from './picture-field.tsx';
import { RadioCards } from './radio-cards.tsx';
import { ClosedPicker } from './search-picker.tsx';
import { SelectField } from './select-field.tsx';
import { StepperField } from './stepper-field.tsx';
import { ClosedSuggestions, SuggestField } from './suggest-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { useSearchPicker } from './use-search-picker.ts';
import { WholeNumberField } from './whole-number-field.tsx';
import { YesNoUnknown } from './yes-no-unknown.tsx';

const types = [
  { value: 'car', label: 'Car', help: 'Passenger car or van' },
  { value: 'bicycle', label: 'Bicycle', disabled: true },
] as const;
const fuels = [
  { value: 'diesel', label: 'Diesel' },
  { value: 'electric', label: 'Electric' },
] as const;

const noPeople: readonly ReactNode[] = [];

const Driver = () => (
  <ClosedPicker
    label="Driver"
    name=""
    face={undefined}
    choose="Choose a person"
    searchWords="Search by name"
    notice={undefined}
    hasFailed={false}
    onSubmit={() => undefined}
    picker={useSearchPicker()}
  >
    {noPeople}
  </ClosedPicker>
);

export const stories: Stories = {
  title: 'Fields',
  cases: {
    Text: () => (
      <Fields>
        <Typed start="">
          {(field) => <TextField label="Brand" required error={issue('brand', 'required').message} {...field} />}
        </Typed>
        <Typed start="">
          {(field) => <TextField label="Colour" help="As on the certificate" placeholder="Mineral grey" {...field} />}
        </Typed>
        <Typed start="">
          {(field) => (
            <SuggestField
              label="Model"
              listLabel="Models"
              suggestions={[
                { key: 'i4', name: 'i4 eDrive40', fact: 'Electric' },
                { key: 'x1', name: 'X1 xDrive25e', fact: 'Plug-in hybrid, petrol' },
              ]}
              onSuggestion={field.onChange}
              {...field}
            />
          )}
        </Typed>
        <Typed start="P2, 114, behind the second gate">
          {(field) => <LineField label="Parking place" max={20} {...field} />}
        </Typed>
        <Typed start="a long secret">{(field) => <PasswordField label="Password" required {...field} />}</Typed>
        <Typed start="Winter tyres, please.">{(field) => <TextArea label="Note" max={400} {...field} />}</Typed>
      </Fields>
    ),
    'Numbers that step, and a switch': () => (
      <Fields>
        <Typed start="1,5">
          {(field) => <StepperField label="Amount" step={0.5} max={2} unit="days" help="Half days" {...field} />}
        </Typed>
        <Typed start="7:30">{(field) => <DurationField label="Amount" max={1200} {...field} />}</Typed>
        <Typed<0 | 1> start={1}>
          {(field) => <SwitchField label="Certificate to achieve" help="People get one at the end." {...field} />}
        </Typed>
      </Fields>
    ),
    Numbers: () => (
      <Fields>
        <Typed start="42.495,00">
          {(field) => (
            <MoneyField label="Catalogue value, VAT included" required help="Before any discount" {...field} />
          )}
        </Typed>
        <Typed start="1.000">
          {(field) => (
            <DecimalField
              label="Length"
              unit="m"
              error={issue('length', 'ambiguous_number', { decimal: '1', whole: '1000' }).message}
              {...field}
            />
          )}
        </Typed>
        <Typed start="1260">
          {(field) => (
            <WholeNumberField
              label="CO₂ (NEDC)"
              unit="g/km"
              error={issue('co2', 'max', { max: 500 }).message}
              {...field}
            />
          )}
        </Typed>
      </Fields>
    ),
    Dates: () => (
      <Fields>
        <Typed start="12/11/2026">
          {(field) => <DateField label="Date of first registration" required {...field} />}
        </Typed>
        <Typed start="12/11/2026">{(field) => <DateField label="First day" today="2026-11-21" {...field} />}</Typed>
      </Fields>
    ),
    'The calendar of a date': () => (
      <Typed start="2026-11-12">{({ value, onChange }) => <DateCalendar value={value} onChoose={onChange} />}</Typed>
    ),
    'One of several': () => (
      <Fields>
        <Typed<'diesel' | 'electric' | ''> start="diesel">
          {(field) => <SelectField label="Fuel" options={fuels} {...field} />}
        </Typed>
        <Typed<'diesel' | 'electric' | ''> start="">
          {(field) => <SelectField label="Second fuel" clearable searchable options={fuels} {...field} />}
        </Typed>
        <Typed<'car' | 'bicycle' | ''> start="car">
          {(field) => <RadioCards label="Type" options={types} {...field} />}
        </Typed>
        <Typed<-1 | 0 | 1> start={-1}>
          {(field) => <YesNoUnknown label="Utility vehicle" required yesHelp="Light freight" {...field} />}
        </Typed>
        <Typed<-1 | 0 | 1> start={-1}>
          {(field) => <YesNoUnknown label="Registered abroad" withUnknown {...field} />}
        </Typed>
      </Fields>
    ),
    'Before the code of their lists is there': () => (
      <Fields>
        <Typed start="i4 eDrive40">
          {(field) => (
            <ClosedSuggestions
              label="Model"
              listLabel="Models"
              suggestions={[]}
              onSuggestion={field.onChange}
              {...field}
            />
          )}
        </Typed>
        <Driver />
      </Fields>
    ),
    'A picture': () => (
      <Typed start="">
        {(field) => (
          <PictureField
            label="Picture"
            fit="square"
            links={[]}
            preview={(link) => <LetterTile name="Dell Latitude" picture={link} size={72} />}
            {...field}
          />
        )}
      </Typed>
    ),
  },
};
