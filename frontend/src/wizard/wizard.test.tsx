import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { actor } from '../stories/sample-people.ts';
import { ActorProvider } from '../ui/actor.tsx';
import { createMemoryRouter, RouterProvider } from '../ui/router.ts';
import { Wizard } from './wizard.tsx';

const steps = [
  { key: 'vehicle', label: 'Vehicle' },
  { key: 'cost', label: 'Cost' },
];

// jsdom has no scrolling.
beforeAll(() => void (Element.prototype.scrollTo = () => undefined));

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
  const router = createMemoryRouter([{ path: '/', element: <Steps /> }]);
  render(
    <MantineProvider env="test">
      <ActorProvider value={actor}>
        <RouterProvider router={router} />
      </ActorProvider>
    </MantineProvider>,
  );
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
