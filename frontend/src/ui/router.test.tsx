import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createMemoryRouter, RouterProvider, useSearchParams } from './router.ts';

afterEach(cleanup);

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
