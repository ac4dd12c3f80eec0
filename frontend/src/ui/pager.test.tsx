import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Pager } from './pager.tsx';

beforeAll(() => {
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ addEventListener: nothing, removeEventListener: nothing }));
});

it('leaves the focus on the button that led to the last page, which does nothing more there', () => {
  const Pages = () => {
    const [page, setPage] = useState(1);
    return <Pager page={page} perPage={10} count={20} onPage={setPage} />;
  };
  render(
    <MantineProvider>
      <Pages />
    </MantineProvider>,
  );
  const [before, next] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  expect(before.getAttribute('aria-disabled')).toBe('true');
  next.focus();
  fireEvent.click(next);
  expect([before, next].map((each) => each.getAttribute('aria-disabled'))).toEqual(['false', 'true']);
  // A browser takes the focus from what is disabled.
  expect(next.matches(':disabled')).toBe(false);
  expect(document.activeElement).toBe(next);
  fireEvent.click(next);
  expect(before.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(before);
  expect(before.getAttribute('aria-disabled')).toBe('true');
});

it('shows the last page to whoever asks for one after it', () => {
  const asked: unknown[] = [];
  const Pages = () => {
    const [page, setPage] = useState(99);
    const show = (next: number, how?: 'replace'): void => {
      asked.push([next, how]);
      setPage(next);
    };
    return <Pager page={page} perPage={10} count={11} onPage={show} />;
  };
  render(
    <MantineProvider>
      <Pages />
    </MantineProvider>,
  );
  expect(asked).toEqual([[2, 'replace']]);
  expect(screen.getByRole('navigation').textContent).toContain('pageOf');
});
