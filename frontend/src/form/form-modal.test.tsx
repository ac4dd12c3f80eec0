import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { drawOnce } from '#tests/harness/draw-once.ts';
import { Questions } from '../app/questions.tsx';
import { FormModal } from './form-modal.tsx';
import { TextField } from './text-field.tsx';

beforeAll(() =>
  drawOnce(
    <MantineProvider env="test">
      <FormModal title="Note" submit="Save" saving={false} onSubmit={() => undefined} close={() => undefined}>
        {null}
      </FormModal>
    </MantineProvider>,
  ),
);

const open = () => {
  const close = vi.fn<() => void>();
  render(
    <MantineProvider env="test">
      <FormModal title="Note" submit="Save" saving={false} onSubmit={() => undefined} close={close}>
        <TextField label="Text" value="" onChange={() => undefined} />
      </FormModal>
      <Questions />
    </MantineProvider>,
  );
  return close;
};
const escape = (): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const type = (): void => void fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'half a sentence' } });

it('closes at once while nothing was typed, and by Cancel', () => {
  const close = open();
  escape();
  expect(close).toHaveBeenCalledTimes(1);
  type();
  fireEvent.click(screen.getByRole('button', { name: 'foot.cancel' }));
  expect(close).toHaveBeenCalledTimes(2);
});

it('asks before Escape loses what was typed', () => {
  const close = open();
  type();
  screen.getByLabelText('Text').focus();
  escape();
  expect(close).not.toHaveBeenCalled();
  screen.getByText('leave.title');
  escape();
  expect(screen.queryByText('leave.title')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  escape();
  const stay = screen.getByRole('button', { name: 'leave.stay' });
  stay.focus();
  fireEvent.click(stay);
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  escape();
  fireEvent.click(screen.getByRole('button', { name: 'leave.go' }));
  expect(close).toHaveBeenCalledTimes(1);
});
