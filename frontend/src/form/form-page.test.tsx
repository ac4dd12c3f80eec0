import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { ConfirmModal } from '../ui/confirm-modal.tsx';
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
