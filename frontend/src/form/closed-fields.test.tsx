import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Preferences } from '#shared/list/preferences.ts';
import { lookOfChoice } from '#tests/harness/look-of-choice.ts';
import { startMessages } from '../app/messages.ts';
import { PerPagePlaceholder, SegmentPlaceholder } from '../list/list-placeholders.tsx';
import { readListState } from '../list/list-state.ts';
import { PerPage } from '../list/per-page.tsx';
import { SegmentSelect } from '../list/segment-select.tsx';
import { createMemoryRouter, RouterProvider } from '../ui/router.ts';
import { theme } from '../ui/theme.ts';
import { OpenPicker } from './open-picker.tsx';
import { OpenSuggestions } from './open-suggestions.tsx';
import { ClosedPicker } from './search-picker.tsx';
import { ClosedSuggestions } from './suggest-field.tsx';
import { useSearchPicker } from './use-search-picker.ts';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['list', 'list-tools']);
});

const nothing = (): void => undefined;
const noOptions: readonly ReactNode[] = [];

type PickerLook = { name?: string; face?: ReactNode; required?: boolean; disabled?: boolean; error?: string };

const Person = ({ of: Picker, ...look }: PickerLook & { of: typeof OpenPicker }) => (
  <Picker
    label="Person"
    help="Who has it"
    data-path="employee_id"
    name=""
    face={undefined}
    choose="Choose a person"
    searchWords="Search by name"
    notice={undefined}
    hasFailed={false}
    onSubmit={nothing}
    {...look}
    picker={useSearchPicker()}
  >
    {noOptions}
  </Picker>
);

type TextLook = { value?: string; icon?: ReactNode; maxLength?: number; disabled?: boolean };

const Brand = ({ of: Field, ...look }: TextLook & { of: typeof OpenSuggestions }) => (
  <Field label="Brand" listLabel="Brands" suggestions={[]} onSuggestion={nothing} onChange={nothing} {...look} />
);

// why: the address says all that is read of it
const state = readListState(new URLSearchParams('page=1&per_page=50&segment=2'), {} as Preferences);
const segments = [
  { value: '1', label: 'All vehicles' },
  { value: '2', label: 'Without a driver' },
];

const chosen = { name: 'Karim Bensaid', face: <b>KB</b> };
const refused = { required: true, error: 'Choose a person' };

it.each<[string, () => ReactNode, () => ReactNode]>([
  ['a picker', () => <Person of={ClosedPicker} />, () => <Person of={OpenPicker} />],
  [
    'a picker with a choice',
    () => <Person of={ClosedPicker} {...chosen} />,
    () => <Person of={OpenPicker} {...chosen} />,
  ],
  [
    'a picker with an error',
    () => <Person of={ClosedPicker} {...refused} />,
    () => <Person of={OpenPicker} {...refused} />,
  ],
  ['a picker that is off', () => <Person of={ClosedPicker} disabled />, () => <Person of={OpenPicker} disabled />],
  ['a text with suggestions', () => <Brand of={ClosedSuggestions} />, () => <Brand of={OpenSuggestions} />],
  [
    'a long text with suggestions',
    () => <Brand of={ClosedSuggestions} value="Volkswagen" maxLength={4} icon={<i />} />,
    () => <Brand of={OpenSuggestions} value="Volkswagen" maxLength={4} icon={<i />} />,
  ],
  [
    'the choice of a segment',
    () => <SegmentPlaceholder state={state} segments={segments} />,
    () => <SegmentSelect state={state} segments={segments} links={undefined} change={nothing} />,
  ],
  [
    'the choice of a segment on a phone',
    () => <SegmentPlaceholder state={state} segments={segments} size="md" />,
    () => <SegmentSelect state={state} segments={segments} links={undefined} change={nothing} size="md" />,
  ],
  [
    'the choice of rows per page',
    () => <PerPagePlaceholder state={state} />,
    () => <PerPage state={state} options={[25, 50]} change={nothing} />,
  ],
])('looks and is called as it is once its code is there: %s', async (_, placeholder, control) => {
  const look = async (field: ReactNode) => {
    const router = createMemoryRouter([{ path: '/', element: field }]);
    render(
      <MantineProvider env="test" theme={theme}>
        <RouterProvider router={router} />
      </MantineProvider>,
    );
    const found = await vi.waitFor(() => lookOfChoice(/./));
    cleanup();
    return found;
  };
  expect(await look(placeholder())).toEqual(await look(control()));
});
