import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { createMemoryRouter } from '../ui/router.ts';
import { Wizard } from './wizard.tsx';

const steps = [
  { key: 'vehicle', label: 'Vehicle' },
  { key: 'cost', label: 'Cost' },
];

it('takes a double press of Next or Back as one: the next step is never left unseen', () => {
  const [finish, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const Steps = () => {
    const [at, setAt] = useState(0);
    return (
      <Wizard
        title="Add"
        steps={steps}
        current={steps[at]!.key}
        finishLabel="Finish"
        saving={false}
        onBack={() => setAt(0)}
        onNext={at === 0 ? () => setAt(1) : finish}
        onClose={close}
      >
        {steps[at]!.label}
      </Wizard>
    );
  };
  drawRouter(createMemoryRouter([{ path: '/', element: <Steps /> }]));
  const twice = (first: string, second: string): void => {
    fireEvent.click(screen.getByRole('button', { name: first }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: second }), { detail: 2 });
  };
  twice('next', 'Finish');
  expect(finish).not.toHaveBeenCalled();
  twice('back', 'cancel');
  expect(close).not.toHaveBeenCalled();
  // Keys press without a count.
  fireEvent.click(screen.getByRole('button', { name: 'next' }), { detail: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }), { detail: 0 });
  expect(finish).toHaveBeenCalledOnce();
});
