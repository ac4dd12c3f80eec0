import { MantineProvider, MultiSelect as LibraryMultiSelect, Select as LibrarySelect } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { lookOfChoice } from '#tests/harness/look-of-choice.ts';
import { press } from '#tests/harness/press.ts';
import { ClosedMultiSelect, ClosedSelect } from './closed-choices.tsx';
import * as opening from './select-code.tsx';
import { MultiSelect } from './select.tsx';
import { theme } from './theme.ts';

const data = [
  { group: 'Ready', items: [{ value: '1', label: 'Finance' }, 'Fleet'] },
  { value: '3', label: 'Sales' },
];

const show = (field: ReactNode) =>
  render(
    <MantineProvider env="test" theme={theme}>
      {field}
    </MantineProvider>,
  );

const look = () => lookOfChoice('Team');

it.each([
  ['chosen in a group', { value: '1' }],
  [
    'chosen beside the groups',
    { value: '3', error: 'Choose another', withAsterisk: true, searchable: true, renderOption: () => 'Sales' },
  ],
  ['not chosen', { value: null, placeholder: 'Every team', disabled: true, clearable: true }],
])('looks and is called as the library draws it closed: %s', (_, props) => {
  const field = { label: 'Team', description: 'Who pays', size: 'xs', data, 'data-path': 'team', ...props };
  const drawn = show(<LibrarySelect {...field} />);
  const real = look();
  drawn.unmount();
  show(<ClosedSelect {...field} />);
  expect(look()).toEqual(real);
});

const several = { label: 'Team', data, value: ['1', '3'], searchable: true, clearable: true, placeholder: '' };

it('shows several choices as the library draws them closed', () => {
  const drawn = show(<LibraryMultiSelect {...several} />);
  const real = look();
  drawn.unmount();
  show(<ClosedMultiSelect {...several} />);
  expect(look()).toEqual(real);
});

const Teams = () => {
  const [value, setValue] = useState(several.value);
  return (
    <>
      <MultiSelect {...several} value={value} onChange={setValue} />
      <output>{value.join()}</output>
    </>
  );
};

it('opens at a press without taking one of the choices away', async () => {
  show(<Teams />);
  press(screen.getByRole('combobox', { name: 'Team' }));
  await screen.findByRole('option', { name: 'Fleet' });
  expect(screen.getByRole('status').textContent).toBe('1,3');
});

it.each([
  ['one option', <opening.Select key="one" label="Team" data={data} />],
  ['several', <opening.MultiSelect key="many" label="Team" data={data} />],
])('tells that the list of %s is open, the first time as well', async (_, choice) => {
  show(choice);
  const box = screen.getByRole('combobox', { name: 'Team' });
  press(box);
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(box.getAttribute('aria-controls')).toBe(list.id));
  expect(box.getAttribute('aria-expanded')).toBe('true');
});
