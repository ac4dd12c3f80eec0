import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StayingModal } from './staying-modal.tsx';

it('stays while it is saved, whatever would close it, and closes after', async () => {
  const close = vi.fn<() => void>();
  const dialog = (isBusy: boolean) => (
    <MantineProvider env="test">
      <StayingModal title="Sign" isBusy={isBusy} closeLabel="Not now" onClose={close}>
        <p>Text</p>
      </StayingModal>
    </MantineProvider>
  );
  const { rerender } = render(dialog(true));
  await screen.findByRole('dialog');
  const press = (): void => {
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  };
  press();
  expect(close).not.toHaveBeenCalled();
  rerender(dialog(false));
  press();
  expect(close).toHaveBeenCalled();
});
