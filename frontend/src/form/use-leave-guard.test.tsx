import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { createMemoryRouter } from '../ui/router.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

const forget = vi.fn<() => void>();

beforeEach(() => forget.mockClear());

/** Somebody goes to another page while a changed form is open, and takes the way that the question offers. */
const leave = async (isSaving: boolean, way: string): Promise<string> => {
  const Form = () => <>form {useLeaveGuard(true, { forget, discard: undefined }, isSaving).modal}</>;
  const router = createMemoryRouter([
    { path: '/', Component: Form },
    { path: '/other', element: 'the other page' },
  ]);
  drawRouter(router);
  await act(() => router.navigate('/other'));
  fireEvent.click(await screen.findByRole('button', { name: way }));
  return router.state.location.pathname;
};

it('gives up what was typed', async () => {
  expect(await leave(false, 'leave.go')).toBe('/other');
  expect(forget).toHaveBeenCalledOnce();
});

it('says of a save under way that it goes on, and keeps what was typed until it has succeeded', async () => {
  expect(await leave(true, 'leaveSaving.go')).toBe('/other');
  expect(forget).not.toHaveBeenCalled();
});

it('stays on the page of a save under way', async () => {
  expect(await leave(true, 'leaveSaving.stay')).toBe('/');
});
