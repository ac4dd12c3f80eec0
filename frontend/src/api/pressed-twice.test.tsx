import { notifications, notificationsStore } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { createMemoryRouter, useGoOn, useNavigate } from '../ui/router.ts';
import { FormWizard } from '../wizard/form-wizard.tsx';
import { useWizardForm } from '../wizard/use-wizard-form.ts';
import { notifyThrown } from './notify-thrown.ts';
import { useCall } from './query.ts';

/** Lets the calls that were sent have their answers, one after the other. */
let answers: (() => void)[] = [];
let status = 200;

beforeEach(() => {
  notifications.clean();
  [answers, status] = [[], 200];
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    const problem = { type: 'x', title: 'No', status, code: 'conflict', reason_phrase: 'No.', fields: [] };
    return Response.json(status === 200 ? { id: 7 } : problem, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const team = { body: { name: 'Sales', leader_employee_ids: [] } };

const InWizard = () => {
  const call = useCall(addTeam);
  const goOn = useGoOn();
  const wizard = useWizardForm<{ name: string }, 'team'>({
    start: { name: '' },
    first: 'team',
    stepOf: () => 'team',
    isDone: false,
  });
  const finish = (): void =>
    wizard.trackSubmit(call.mutateAsync(team), () => {
      notifySuccess('Added');
      goOn('/teams');
    });
  return (
    <FormWizard
      title="New team"
      steps={[{ key: 'team', label: 'Team' }]}
      formSteps={['team']}
      wizard={wizard}
      heading="The team"
      finishLabel="Add"
      saving={false}
      labelOf={() => 'Name'}
      check={() => []}
      issuesTitle="Invalid"
      finish={finish}
      onClose={() => undefined}
    >
      {null}
    </FormWizard>
  );
};

const WithToast = () => {
  const call = useCall(addTeam);
  const add = (): void => void call.mutateAsync(team).then(() => notifySuccess('Added'), notifyThrown);
  return <button onClick={add}>Add</button>;
};

const ToPage = () => {
  const call = useCall(addTeam);
  const navigate = useNavigate();
  const add = async (): Promise<void> => {
    await call.mutateAsync(team);
    notifySuccess('Added');
    await navigate('/teams');
  };
  return <button onClick={() => void add()}>Add</button>;
};

const titles = () => notificationsStore.getState().notifications.length;

/** Presses a button twice, gives the answers, and tells how many calls, toasts and changes of the page followed. */
const pressTwice = async (Component: () => ReactNode) => {
  const router = createMemoryRouter([
    { path: '/', Component },
    { path: '/teams', element: null },
  ]);
  drawRouter(router);
  const pages: string[] = [];
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle' && pages.at(-1) !== location.key) pages.push(location.key);
  });
  const button = await screen.findByRole('button', { name: 'Add' });
  // By key, since a wizard takes a double press of the pointer as one already.
  for (const _ of 'ab') await act(async () => void fireEvent.click(button, { detail: 0 }));
  const calls = answers.length;
  await act(async () => answers.forEach((answer) => answer()));
  await vi.waitFor(() => expect(titles()).toBeGreaterThan(0));
  // The second toast came longer after the first one than a double press takes.
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
  });
  return [calls, titles(), pages.length];
};

it('finishes a wizard once', async () => expect(await pressTwice(InWizard)).toEqual([1, 1, 1]));
it('shows one toast', async () => expect(await pressTwice(WithToast)).toEqual([1, 1, 0]));
it('shows one toast of a failure', async () => {
  status = 409;
  expect(await pressTwice(WithToast)).toEqual([1, 1, 0]);
});
it('opens the next page once', async () => expect(await pressTwice(ToPage)).toEqual([1, 1, 1]));
