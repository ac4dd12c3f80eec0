import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMemoryRouter, RouterProvider, useGoOn, useSearchParams } from './router.ts';

it('keeps both of two changes of the address that are made before it is drawn', async () => {
  const put: ((name: string) => unknown)[] = [];
  const Page = () => {
    const [params, setParams] = useSearchParams();
    put.push((name) => setParams((current) => ({ ...Object.fromEntries(current), [name]: 'yes' }), { replace: true }));
    return params.toString();
  };
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/?search=words'] });
  const { container } = render(<RouterProvider router={router} />);
  const [first] = put;
  await act(async () => {
    first?.('status');
    first?.('result');
  });
  expect(container.textContent).toBe('search=words&status=yes&result=yes');
});

it('calls nobody back who is on the way to another page', async () => {
  const completions: (() => void)[] = [];
  const complete = (): void => completions.at(-1)?.();
  const List = () => {
    const [params, setParams] = useSearchParams();
    completions.push(() => setParams({ page: '1' }, { replace: true }));
    return params.toString();
  };
  const code = Promise.withResolvers<{ element: string }>();
  const router = createMemoryRouter([
    { path: '/', element: <List /> },
    { path: '/record', lazy: () => code.promise },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/record'));
  await act(async () => complete());
  await act(async () => code.resolve({ element: 'the record' }));
  expect(container.textContent).toBe('the record');
  await act(async () => router.navigate('/'));
  await act(async () => complete());
  expect(container.textContent).toBe('page=1');
});

it('goes on after a save, but takes nobody along who has left the form or is on the way to another page', async () => {
  const saved: (() => void)[] = [];
  const Form = () => {
    const goOn = useGoOn();
    saved.push(() => goOn('/record'));
    return 'the form';
  };
  const code = Promise.withResolvers<{ element: string }>();
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/record', element: 'the record' },
    { path: '/list', lazy: () => code.promise },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  await act(async () => saved.at(-1)?.());
  expect(container.textContent).toBe('the record');
  await act(async () => router.navigate('/'));
  await act(async () => void router.navigate('/list'));
  await act(async () => saved.at(-1)?.());
  await act(async () => code.resolve({ element: 'the list' }));
  expect(container.textContent).toBe('the list');
  await act(async () => saved.at(-1)?.());
  expect(container.textContent).toBe('the list');
});
