import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { createBrowserRouter } from '../ui/router.ts';
import { FormWizard } from './form-wizard.tsx';
import { useWizardForm } from './use-wizard-form.ts';

type Step = 'vehicle' | 'cost';
const formSteps: readonly Step[] = ['vehicle', 'cost'];

const AddVehicle = () => {
  const wizard = useWizardForm<{ brand: string }, Step>({
    start: { brand: '' },
    first: 'vehicle',
    stepOf: () => 'vehicle',
    isDone: false,
  });
  return (
    <FormWizard
      title="Add vehicle"
      steps={formSteps.map((key) => ({ key, label: key }))}
      formSteps={formSteps}
      wizard={wizard}
      heading={`The ${wizard.step}`}
      finishLabel="Add"
      saving={false}
      labelOf={() => 'Brand'}
      check={() => []}
      issuesTitle="Invalid"
      finish={() => undefined}
      onClose={() => undefined}
    >
      <input aria-label="Brand" {...wizard.form.getInputProps('brand')} />
    </FormWizard>
  );
};

const brand = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Brand' });
const goBack = async (): Promise<void> =>
  act(async () => {
    globalThis.history.back();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  });

it('goes a step back with Back of the browser, keeps what was typed, and asks before the first step is left', async () => {
  const router = createBrowserRouter([
    { path: '/', element: 'Home' },
    { path: '/new', Component: AddVehicle },
  ]);
  drawRouter(router);
  await act(() => router.navigate('/new'));
  fireEvent.change(brand(), { target: { value: 'Volvo' } });
  fireEvent.click(screen.getByRole('button', { name: 'next' }));
  await screen.findByText('The cost');

  await goBack();
  expect([router.state.location.pathname, brand().value]).toEqual(['/new', 'Volvo']);
  screen.getByText('The vehicle');
  expect(screen.queryByText('leave.title')).toBeNull();

  await goBack();
  expect(router.state.location.pathname).toBe('/new');
  fireEvent.click(await screen.findByRole('button', { name: 'leave.go' }));
  await screen.findByText('Home');
});
