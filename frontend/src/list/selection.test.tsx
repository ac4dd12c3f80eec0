import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import type { BulkTarget } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { ListState } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { targetOf, useSelection } from './use-selection.ts';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const state: ListState = { page: 1, perPage: 2, segment: 'all', search: '', sort: null, filters: null };
const rows = [
  { id: 7, name: 'Audi' },
  { id: 9, name: 'BMW' },
];
let targets: BulkTarget[] = [];
beforeEach(() => {
  targets = [];
});

const Cars = ({ matching = 'all', most = 38 }: { matching?: string; most?: number }) => {
  const selected = useSelection(matching);
  const target = targetOf(selected.selection, 38, { state, columns: [] });
  return (
    <MantineProvider env="test">
      <MemoryRouter>
        <ListTable
          caption="Fleet"
          columns={[{ key: 'name', label: 'Name', kind: 'text', render: (row) => row.name }]}
          rows={rows}
          fetching={false}
          state={state}
          change={() => undefined}
          linkOf={(row) => `/fleet/${row.id}`}
          selected={selected}
          nameOf={(row) => row.name}
        />
        {target && (
          <BulkBar
            actions={[
              {
                key: 'archive',
                label: 'Archive',
                whyNot: ({ count }) => (count > most ? 'Two at a time.' : undefined),
                onClick: (target, clear) => {
                  targets.push(target);
                  clear();
                },
              },
            ]}
            selected={selected}
            target={target}
            count={38}
          />
        )}
      </MemoryRouter>
    </MantineProvider>
  );
};

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

it('shows no bar until a row is chosen, and gives the action what was chosen', () => {
  render(<Cars />);
  expect(screen.queryByText('Archive')).toBeNull();
  fireEvent.click(boxes()[2]!);
  expect(boxes()[0]!.indeterminate).toBe(true);
  fireEvent.click(screen.getByText('Archive'));
  expect(targets).toEqual([{ ids: [9], all: false, count: 1, state, columns: [] }]);
  expect(screen.queryByText('Archive')).toBeNull();
});

it('chooses the page, then everything that matches', () => {
  render(<Cars />);
  fireEvent.click(boxes()[0]!);
  fireEvent.click(screen.getByText('bulk.selectAll'));
  fireEvent.click(screen.getByText('Archive'));
  expect(targets).toMatchObject([{ ids: [7, 9], all: true, count: 38 }]);
});

it('says why an action takes fewer rows, and offers it again for those', () => {
  render(<Cars most={2} />);
  const archive = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Archive' });
  fireEvent.click(boxes()[0]!);
  expect(archive().disabled).toBe(false);
  fireEvent.click(screen.getByText('bulk.selectAll'));
  expect(archive().disabled).toBe(true);
  expect(document.getElementById(archive().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Two at a time.');
  fireEvent.click(boxes()[1]!);
  expect(screen.queryByText('Two at a time.')).toBeNull();
});

it('lets the choice go when the list is narrowed to something else', () => {
  const { rerender } = render(<Cars />);
  fireEvent.click(boxes()[1]!);
  rerender(<Cars matching="archived" />);
  expect(boxes().map((box) => box.checked)).toEqual([false, false, false]);
});
