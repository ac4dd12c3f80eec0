import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { Loaded } from '../api/loaded.tsx';
import type { ProblemError } from '../api/problem.ts';
import { actor } from '../stories/sample-people.ts';
import { ActorProvider } from '../ui/actor.tsx';
import { neighbourState } from '../ui/known-name.ts';
import { RecordHeader } from '../ui/record-page.tsx';
import { createMemoryRouter, RouterProvider } from '../ui/router.ts';
import { useListedRow } from './use-listed-row.ts';

let client: QueryClient;
let answer: (name: string) => void;

beforeAll(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
beforeEach(() => {
  client = new QueryClient();
  const pages = [{ data: [{ id: 1, brand: 'Kia' }, { id: 2, brand: 'Volvo' }], count: 2 }]; // prettier-ignore
  client.setQueryData([listCars.id, { query: { per_page: 10 } }, 'rows'], { pages, pageParams: [1] });
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

const Head = ({ title }: { title: string }) => (
  <RecordHeader crumbs={[]} title={title} facts={[{ key: 'brand', label: 'Brand', value: title }]} actions="Edit" />
);

const Page = () => {
  const row = useListedRow(listCars, ({ id }) => `/fleet/${id}`);
  const record = useQuery<string, ProblemError>({
    queryKey: ['record'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  return (
    <Loaded answer={record} head={row && <Head title={row.brand} />}>
      {(title) => <Head title={title} />}
    </Loaded>
  );
};

const open = (path: string) =>
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <ActorProvider value={actor}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })} />
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );

it('draws the head of a record from the row that led to it, and its heading once the record is read', async () => {
  history.replaceState({ usr: { name: 'Volvo' } }, '');
  open('/fleet/2');
  expect(screen.getAllByText('Volvo')).toHaveLength(2);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByText('Edit')).toBeNull();
  await vi.waitFor(() => answer('Volvo EX30'));
  await screen.findByRole('heading', { name: 'Volvo EX30' });
  await screen.findByText('Edit');
});

it('draws the head of the next record of the list from its row', () => {
  history.replaceState({ usr: neighbourState }, '');
  open('/fleet/2');
  expect(screen.getAllByText('Volvo')).toHaveLength(2);
  cleanup();
  // The step read a page that the list had not.
  client.setQueryData([listCars.id, { query: { per_page: 10, page: 2 } }], {
    data: [{ id: 7, brand: 'Fiat' }],
    count: 3,
  });
  open('/fleet/7');
  expect(screen.getAllByText('Fiat')).toHaveLength(2);
});

it('draws nothing of a list after a direct link, nor of another row', () => {
  open('/fleet/2');
  expect(screen.queryByText('Volvo')).toBeNull();
  cleanup();
  history.replaceState({ usr: { name: 'Volvo' } }, '');
  open('/fleet/3');
  expect(screen.getByText('Volvo').closest('dl')).toBeNull();
});
