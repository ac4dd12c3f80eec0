import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import type { MappingOut } from '#shared/contract/integrations/integration.ts';
import { drawOnce } from '#tests/harness/draw-once.ts';
import { startMessages } from '../../../app/messages.ts';
import { MappingTable } from './mapping-table.tsx';
import { groupsOf, typeRowsOf, withCode } from './type-rows.ts';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['integrations', 'people']);
  await drawOnce(<Table />);
});

const codes = [
  { id: '1010', code: '1010', name: 'Legal holiday' },
  { id: '5210', code: '5210', name: 'Adoption leave' },
];
const [holiday, adoption] = codes;
const row = (id: number, name: string, over: Partial<MappingOut> = {}): MappingOut => ({
  type_id: id,
  type_name: name,
  colour: 'blue',
  payroll_hint: null,
  statute: null,
  part: null,
  payroll_day_off_type_id: null,
  payroll_day_off_type_name: null,
  gone: false,
  suggested: null,
  changed_at: null,
  changed_by: null,
  ...over,
});
const start = [
  row(1, 'Adoption', { suggested: adoption ?? null }),
  row(2, 'Firefighter'),
  row(3, 'Holiday', {
    payroll_day_off_type_id: holiday?.id ?? null,
    payroll_day_off_type_name: holiday?.name ?? null,
  }),
];

const chosen: string[] = [];

/** The table over a mapping that takes every choice. */
const Table = ({ mapping = start, typed = false }: { mapping?: MappingOut[]; typed?: boolean }) => {
  const [rows, setRows] = useState(mapping);
  return (
    <MantineProvider env="test">
      <MappingTable
        groups={groupsOf(typeRowsOf(rows), { filter: 'all', search: '', needed: new Set(), used: undefined })}
        codes={typed ? null : codes}
        used={{ month: 'November 2026', of: new Map([[1, { lines: 12, people: 3 }]]) }}
        onChoose={(type, cell, code) => {
          chosen.push(`${type} ${cell.part ?? 'full'} ${code.code}`);
          setRows(withCode(rows, cell, code));
        }}
        onAllMapped={() => screen.getByText('Done').focus()}
      />
      <button type="button">Done</button>
    </MantineProvider>
  );
};

/** The field, and not the list that belongs to it. */
const labelled = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input' });
const full = (type: string): HTMLInputElement => labelled(`${type}: payroll code, full day`);
const half = (type: string): HTMLInputElement => labelled(`${type}: payroll code, half day`);
const choose = (input: HTMLInputElement, option: RegExp): void => {
  act(() => input.focus());
  fireEvent.click(input);
  fireEvent.click(screen.getByRole('option', { name: option }));
};

it('marks the suggestion and chooses nothing by itself', () => {
  chosen.length = 0;
  render(<Table />);
  expect(full('Adoption').value).toBe('');
  expect(screen.getByRole('cell', { name: '12 lines, 3 people' })).toBeTruthy();
  expect(screen.getAllByText('Not used')).toHaveLength(2);
  fireEvent.click(full('Adoption'));
  expect(screen.getByText('Suggested').closest('[role=option]')?.textContent).toContain('5210 Adoption leave');
  expect(chosen).toEqual([]);
});

it('goes to the next missing type after a choice, and to Done after the last one', async () => {
  chosen.length = 0;
  render(<Table />);
  choose(full('Adoption'), /^5210/);
  await waitFor(() => expect(document.activeElement).toBe(full('Firefighter')));
  choose(full('Firefighter'), /^1010/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Done')));
  expect(chosen).toEqual(['Adoption full 5210', 'Firefighter full 1010']);
  expect(screen.getByText('Mapped, 3')).toBeTruthy();
});

it('gives half days a code of their own and stays where it is', () => {
  chosen.length = 0;
  render(<Table />);
  choose(half('Holiday'), /^5210/);
  expect(chosen).toEqual(['Holiday half 5210']);
  expect(half('Holiday').value).toBe('5210 Adoption leave');
  expect(screen.getByText('Missing, 2')).toBeTruthy();
});

it('calls a code missing that the office no longer has', () => {
  render(
    <Table
      mapping={[row(4, 'Strike', { payroll_day_off_type_id: '1410', payroll_day_off_type_name: 'Strike', gone: true })]}
    />,
  );
  expect(full('Strike').value).toBe('1410 Strike, no longer at the office');
  expect(screen.getByText('Missing, 1')).toBeTruthy();
});

it('takes typed codes where the office tells none, with Enter and on leaving the field', async () => {
  chosen.length = 0;
  render(<Table typed />);
  const first = full('Adoption');
  first.focus();
  fireEvent.change(first, { target: { value: ' A-7 ' } });
  fireEvent.keyDown(first, { key: 'Enter' });
  act(() => first.blur());
  await waitFor(() => expect(document.activeElement).toBe(full('Firefighter')));
  fireEvent.change(full('Firefighter'), { target: { value: 'F1' } });
  act(() => full('Firefighter').blur());
  expect(chosen).toEqual(['Adoption full A-7', 'Firefighter full F1']);
});

it('shows statutes when they are asked for, and at once where one has a code of its own', () => {
  const own = row(3, 'Holiday', { statute: 'blue_collar', payroll_day_off_type_id: '5210', payroll_day_off_type_name: 'A' }); // prettier-ignore
  render(<Table mapping={[...start, own]} />);
  expect(labelled('Holiday: payroll code, full day, Blue-collar')).toBeTruthy();
  expect(screen.queryByLabelText('Adoption: payroll code, full day, Student', { selector: 'input' })).toBeNull();
  fireEvent.click(screen.getByLabelText('Varies by statute: Adoption'));
  expect(labelled('Adoption: payroll code, full day, Student')).toBeTruthy();
});
