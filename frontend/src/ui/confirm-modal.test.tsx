import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { ConfirmModal } from './confirm-modal.tsx';

beforeAll(() => {
  const nothing = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ addEventListener: nothing, removeEventListener: nothing }));
});

it('keeps plates and serial numbers of its title whole', async () => {
  render(
    <MantineProvider env="test">
      <ConfirmModal
        title="Archive Volvo 1-ABC-123?"
        confirm="Archive"
        isPending={false}
        onConfirm={() => undefined}
        onClose={() => undefined}
      >
        <p>It will be hidden.</p>
      </ConfirmModal>
    </MantineProvider>,
  );
  const title = await screen.findByRole('heading');
  expect(title.textContent).toBe('Archive Volvo 1-ABC-123?');
  expect([...title.querySelectorAll('span')].map((mark) => mark.textContent)).toEqual(['1-ABC-123?']);
});
