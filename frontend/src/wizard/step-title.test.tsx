import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepTitle } from './step-title.tsx';

const Steps = ({ at }: { at: 'rows' | 'report' }) => (
  <main id="page">
    <input aria-label="Search" />
    {at === 'rows' ? <button type="button">Check</button> : <StepTitle className="title">Check 3 rows</StepTitle>}
  </main>
);

it('the heading of a step takes the focus that the step before has lost, and no other', () => {
  const { rerender } = render(<Steps at="rows" />);
  screen.getByRole('button').focus();
  rerender(<Steps at="report" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check 3 rows' }));
  rerender(<Steps at="rows" />);
  screen.getByRole('textbox').focus();
  rerender(<Steps at="report" />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
