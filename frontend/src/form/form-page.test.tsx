import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
import { notFound, unavailable } from '../stories/sample-problems.ts';
import { NavContext, type NavEntry } from '../ui/nav.ts';
import { createMemoryRouter, useNavigate } from '../ui/router.ts';
import { Wizard } from '../wizard/wizard.tsx';
import { FormModal } from './form-modal.tsx';
import { FormPage } from './form-page.tsx';

type Save = { onSave: () => void };

const forms: Record<string, (props: Save) => ReactNode> = {
  page: ({ onSave }) => (
    <FormPage
      title="New person"
      cancelTo="/"
      submit="Save"
      saving={false}
      issues={{ listed: [], title: undefined }}
      labelOf={() => undefined}
      problem={undefined}
      onSubmit={onSave}
    >
      {null}
    </FormPage>
  ),
  wizard: ({ onSave }) => (
    <Wizard
      title="New person"
      steps={[{ key: 'only', label: 'Person' }]}
      current="only"
      finishLabel="Save"
      saving={false}
      onBack={undefined}
      onNext={onSave}
      onClose={() => undefined}
    >
      {null}
    </Wizard>
  ),
  question: ({ onSave }) => (
    <ConfirmModal title="Save?" confirm="Save" isPending={false} onConfirm={onSave} onClose={() => undefined}>
      {null}
    </ConfirmModal>
  ),
  dialog: ({ onSave }) => (
    <FormModal title="Person" submit="Save" saving={false} onSubmit={onSave} close={() => undefined}>
      {null}
    </FormModal>
  ),
};

it.each(Object.keys(forms))('saves a %s once though the page after it is still on its way', async (kind) => {
  const save = vi.fn<() => void>();
  const Form = forms[kind]!;
  const New = () => {
    const navigate = useNavigate();
    return (
      <Form
        onSave={() => {
          save();
          void navigate('/record');
        }}
      />
    );
  };
  const code = Promise.withResolvers<{ element: string }>();
  const router = createMemoryRouter([
    { path: '/', Component: New },
    { path: '/record', lazy: () => code.promise },
  ]);
  const { container } = drawRouter(router);
  const button = await screen.findByRole('button', { name: 'Save' });
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  expect([save.mock.calls.length, button.hasAttribute('disabled')]).toEqual([1, true]);
  await act(async () => code.resolve({ element: 'the record' }));
  expect(container.textContent).toContain('the record');
});

it('says of a record that is gone that a question changes nothing, and leads to the list', async () => {
  const question = (
    <ConfirmModal
      title="Delete?"
      confirm="Delete"
      isPending={false}
      problem={notFound}
      onConfirm={() => undefined}
      onClose={() => undefined}
    >
      {null}
    </ConfirmModal>
  );
  const fleet: NavEntry = { key: 'fleet', to: '/fleet', icon: () => null, order: 1, label: 'shell:nav.fleet' };
  const page = <NavContext value={[fleet]}>{question}</NavContext>;
  drawRouter(createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/fleet/1'] }));
  const back = await screen.findByRole('link', { name: 'gone.back' });
  expect(back.getAttribute('href')).toBe('/fleet');
  expect(screen.getByText('gone.title')).toBeTruthy();
});

it.each([
  ['gone', notFound, ['gone.back'], '/fleet'],
  ['unavailable', unavailable, ['retry'], undefined],
])('offers what helps when the record is %s', async (_, problem, ways, to) => {
  const form = (
    <FormPage
      title="Edit vehicle"
      crumbs={[{ label: 'Fleet', to: '/fleet' }]}
      cancelTo="/fleet/1"
      submit="Save"
      saving={false}
      issues={{ listed: [], title: undefined }}
      labelOf={() => undefined}
      problem={problem}
      onSubmit={() => undefined}
    >
      {null}
    </FormPage>
  );
  drawRouter(createMemoryRouter([{ path: '/', element: form }]));
  const alert = await screen.findByRole('alert');
  const offered = [...alert.querySelectorAll('a'), ...within(alert).queryAllByRole('button', { name: 'retry' })];
  expect(offered.map(({ textContent }) => textContent)).toEqual(ways);
  expect(alert.querySelector('a')?.getAttribute('href') ?? undefined).toBe(to);
});
