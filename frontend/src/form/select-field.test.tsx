import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { drawOnce } from '#tests/harness/draw-once.ts';
import { theme } from '../ui/theme.ts';
import { SelectField } from './select-field.tsx';

const teams = ['Finance', 'Fleet', 'Sales'].map((name) => ({ value: name, label: name }));

const Team = () => {
  const [value, setValue] = useState('');
  return (
    <MantineProvider env="test" theme={theme}>
      <SelectField label="Team" options={teams} searchable value={value} onChange={setValue} />
      <output>{value}</output>
    </MantineProvider>
  );
};

beforeAll(() => drawOnce(<Team />));

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('takes with Enter the option that it marks while one types, though its list was closed before', async () => {
  render(<Team />);
  const input = screen.getByRole('combobox', { name: 'Team' });
  act(() => input.focus());
  await settled();
  fireEvent.keyDown(input, { key: 'Escape', code: 'Escape' });
  await settled();
  fireEvent.input(input, { target: { value: 'Fl' }, inputType: 'insertText' });
  await settled();
  expect(document.querySelector('[data-combobox-selected]')?.textContent).toBe('Fleet');
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
  expect(screen.getByRole('status').textContent).toBe('Fleet');
});
