import { MantineProvider } from '@mantine/core';
import { useForm } from '@mantine/form';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { issue } from '#shared/errors/issue.ts';
import { drawOnce } from '#tests/harness/draw-once.ts';
import { applyIssues } from './apply-problem.ts';
import { DateField } from './date-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { MoneyField } from './money-field.tsx';
import { PersonPicker } from './person-picker.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { WholeNumberField } from './whole-number-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { LineField } from './line-field.tsx';
import { YesNoUnknown } from './yes-no-unknown.tsx';

beforeAll(() => {
  // jsdom lacks these.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  return drawOnce(
    <QueryClientProvider client={new QueryClient()}>
      <Fields />
      <MantineProvider env="test">
        <PersonPicker label="Driver" value={0} onChange={() => undefined} />
      </MantineProvider>
    </QueryClientProvider>,
  );
});

type Values = {
  date: string;
  price: string;
  hours: string;
  co2: string;
  fuel: 'diesel' | 'petrol' | '';
  utility: -1 | 0 | 1;
};
const start: Values = { date: '', price: '', hours: '', co2: '', fuel: '', utility: -1 };

const Fields = ({ issues = [] }: { issues?: ReturnType<typeof issue>[] }) => {
  const form = useForm<Values>({ initialValues: start });
  return (
    <MantineProvider env="test">
      <ErrorSummary issues={issues} labelOf={(path) => `go to ${path}`} />
      <DateField label="Date" {...form.getInputProps('date')} />
      <MoneyField label="Price" {...form.getInputProps('price')} />
      <DecimalField label="Hours" {...form.getInputProps('hours')} />
      <WholeNumberField label="CO2" unit="g/km" max={500} {...form.getInputProps('co2')} />
      <SelectField label="Fuel" options={[{ value: 'diesel', label: 'Diesel' }]} {...form.getInputProps('fuel')} />
      <YesNoUnknown label="Utility" {...form.getInputProps('utility')} />
      <output>{JSON.stringify(form.values)}</output>
      <button type="button" onClick={() => applyIssues(form, issues)}>
        submit
      </button>
    </MantineProvider>
  );
};

const values = (): Values => JSON.parse(screen.getByRole('status').textContent) as Values;
const type = (label: string, value: string): HTMLInputElement => {
  const input = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=hidden])' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
  return input;
};

it('an amount is kept as it was typed, and shown in figures once the field is left', () => {
  render(<Fields />);
  expect([type('Price', '53800,5').value, values().price]).toEqual(['53.800,50', '53800,5']);
  expect([type('Price', 'about 5').value, values().price]).toEqual(['about 5', 'about 5']);
});

it.each([
  ['Date', 'date', '31/02/2026', 'Enter a valid date (dd/mm/yyyy)'],
  ['Date', 'date', 'tomorrow', 'Enter a valid date (dd/mm/yyyy)'],
  ['Price', 'price', '1.234,567', 'Enter a valid amount, with up to two decimals'],
  ['Price', 'price', '-3', 'Price must be positive'],
  ['Hours', 'hours', '1.000', 'Type the number you mean: 1 or 1000'],
  ['Hours', 'hours', 'many', 'Enter a valid number'],
  ['CO2', 'co2', '12,5', 'Enter a whole number'],
  ['CO2', 'co2', '1260', 'CO2 can be at most 500'],
] as const)('%s keeps what was typed wrong and says why: %s %s', (label, name, text, reason) => {
  render(<Fields />);
  const input = type(label, text);
  expect(input.value).toBe(text);
  expect(values()[name]).toBe(text);
  expect(screen.getByText(reason)).toBeDefined();
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('takes the reason away as soon as the text changes', () => {
  render(<Fields />);
  const input = type('Price', '1,2,3');
  fireEvent.change(input, { target: { value: '1,2' } });
  expect(screen.queryByText(/Enter a valid/)).toBeNull();
});

it('waits with the reason while something is pressed', async () => {
  render(<Fields />);
  const input = screen.getByLabelText<HTMLInputElement>('Date', { selector: 'input:not([type=hidden])' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'tomorrow' } });
  fireEvent.pointerDown(screen.getByText('submit'));
  fireEvent.blur(input);
  expect(screen.queryByText('Enter a valid date (dd/mm/yyyy)')).toBeNull();
  fireEvent.pointerUp(screen.getByText('submit'));
  await screen.findByText('Enter a valid date (dd/mm/yyyy)');
});

it('accepts comma and dot, and tidies a short date', () => {
  render(<Fields />);
  type('Price', '12,5');
  type('Hours', '1,234');
  type('Date', '1.7.2026');
  expect(values()).toMatchObject({ price: '12,5', hours: '1,234', date: '01/07/2026' });
  expect(screen.queryByText(/Enter a valid|Is it/)).toBeNull();
});

it.each([
  ['fuel', 'Fuel'],
  ['price', 'Price'],
])('brings %s into focus from the server answer and from the summary', async (path, label) => {
  render(<Fields issues={[issue('elsewhere', 'required'), issue(path, 'required')]} />);
  fireEvent.click(screen.getByText('submit'));
  const input = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=hidden])' });
  await expect.poll(() => document.activeElement === input).toBe(true);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  input.blur();
  fireEvent.click(screen.getByRole('button', { name: `Go to ${path} is required` }));
  await expect.poll(() => document.activeElement === input).toBe(true);
});

it('asks for what the field holds, which the message of the API calls otherwise', async () => {
  render(
    <MantineProvider env="test">
      <TextField label="Type" data-path="assetTypeId" error="Please select asset" onChange={() => undefined} />
      <TextField label="Assets" data-path="asset_ids" error="Please select asset" onChange={() => undefined} />
    </MantineProvider>,
  );
  await screen.findByText('Choose an asset type');
  screen.getByText('Choose an asset');
});

it('focuses the first card of a choice', async () => {
  render(<Fields issues={[issue('utility', 'unknown')]} />);
  fireEvent.click(screen.getByText('submit'));
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('radio');
  fireEvent.click(document.activeElement!);
  expect(values().utility).toBe(1);
});

const Day = ({ min, today }: { min?: string; today?: string }) => {
  const [value, setValue] = useState('');
  return (
    <MantineProvider env="test">
      <DateField label="Date" help="as agreed" value={value} onChange={setValue} min={min} today={today} />
    </MantineProvider>
  );
};

it('names the first day that is right', () => {
  render(<Day min="2026-07-01" />);
  type('Date', '30/06/2026');
  expect(screen.getByText("Date can't be before 01/07/2026")).toBeDefined();
  type('Date', '01/07/2026');
  expect(screen.queryByText(/can't be before/)).toBeNull();
});

it('says that a day lies in the past where it is asked to', () => {
  render(<Day today="2026-07-01" />);
  type('Date', '01/07/2026');
  expect(screen.getByText('as agreed')).toBeDefined();
  type('Date', '30/06/2026');
  expect(screen.getByRole('status').textContent).toBe('pastDate');
  // An invalid date shows its error in place of that line.
  type('Date', '31/06/2026');
  expect(screen.queryByRole('status')).toBeNull();
});

it('asks for people 200 ms after the last letter', async () => {
  vi.useFakeTimers();
  const terms: string[] = [];
  const find = async (term: string) => {
    terms.push(term);
    return { people: [], count: 0 };
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <PersonPicker label="Driver" value={0} onChange={() => undefined} search={{ scope: 'test', find }} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const input = screen.getByRole('combobox');
  fireEvent.click(input);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(terms).toEqual(['']);
  screen.getByText('person.none');
  for (const value of ['a', 'an', 'ann']) {
    fireEvent.change(input, { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(199));
  }
  expect(terms).toEqual(['']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(terms).toEqual(['', 'ann']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  screen.getByText('person.nothing');
  vi.useRealTimers();
});

it('takes the person that is marked when Enter is pressed, wherever the last answer put them, and none unmarked', async () => {
  vi.useFakeTimers();
  const people = ['Ann', 'Bea', 'Cas'].map((name, at) => ({ id: at + 1, name, team: '', avatar: null }));
  const find = async (term: string) => {
    const found = term === '' ? people : people.filter(({ name }) => name !== 'Ann');
    return { people: found, count: found.length };
  };
  const chosen = vi.fn<(id: number) => void>();
  const sent = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <form onSubmit={sent}>
          <PersonPicker label="Driver" value={0} onChange={chosen} nobody={false} search={{ scope: 'marked', find }} />
        </form>
      </MantineProvider>
    </QueryClientProvider>,
  );
  const input = screen.getByRole('combobox');
  const press = (key: string) => fireEvent.keyDown(input, { key, code: key });
  fireEvent.click(input);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(press('Enter')).toBe(false);
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.change(input, { target: { value: 'a' } });
  for (const key of ['ArrowDown', 'ArrowDown']) press(key);
  expect(document.querySelector('[data-combobox-selected]')?.textContent).toBe('Bea');
  for (const ms of [1_000, 1_000]) await act(() => vi.advanceTimersByTimeAsync(ms));
  expect(screen.queryByText('Ann')).toBe(null);
  press('Enter');
  expect(chosen.mock.calls).toEqual([[2, people[1]]]);
  expect(sent).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('a text says that its limit counts characters, in the words that a number has from the API as well', () => {
  const { message } = issue('', 'too_long', { max: 500 });
  const field = { value: '', onChange: () => undefined, error: message, max: 500 };
  render(
    <MantineProvider env="test">
      <TextArea label="Reason" {...field} />
      <LineField label="Name" {...field} />
    </MantineProvider>,
  );
  for (const label of ['Reason', 'Name']) screen.getByText(`${label} can be at most 500 characters`);
});

it.each([
  ['text', TextField],
  ['secret', PasswordField],
] as const)('a %s that is too long is kept whole, and the field says so until it fits', (_, Field) => {
  const Code = () => {
    const [value, setValue] = useState('');
    return (
      <MantineProvider env="test">
        <Field label="Customer code" value={value} onChange={setValue} maxLength={2} />
      </MantineProvider>
    );
  };
  render(<Code />);
  const input = type('Customer code', 'ABCD');
  // A browser cuts off what is pasted into a field that has this attribute.
  expect([input.value, input.getAttribute('maxlength')]).toEqual(['ABCD', null]);
  screen.getByText('Customer code can be at most 2 characters');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  type('Customer code', ' AB ');
  expect(screen.queryByText(/can be at most/)).toBeNull();
});
