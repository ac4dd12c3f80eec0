import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Segments } from './segments.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('gives the chosen one, and measures nothing of the page to show it', () => {
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const styled = vi.spyOn(globalThis, 'getComputedStyle');
  const Choice = () => {
    const [whose, setWhose] = useState<'all' | 'own'>('all');
    const data = [
      { value: 'all', label: 'Everyone' },
      { value: 'own', label: 'Mine' },
    ] as const;
    return <Segments aria-label="Whose" data={data} value={whose} onChange={setWhose} />;
  };
  render(<Choice />);
  fireEvent.click(screen.getByText('Mine'));
  expect([measured.mock.calls, styled.mock.calls]).toEqual([[], []]);
  const chosen = screen.getAllByRole('radio').map((each) => each.matches(':checked'));
  expect([screen.getByRole('radiogroup', { name: 'Whose' }).tagName, chosen]).toEqual(['DIV', [false, true]]);
});
