import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { createMemoryRouter } from '../ui/router.ts';
import { useLeaveGuard, useUploadGuard } from './use-leave-guard.tsx';

const forget = vi.fn<() => void>();

beforeEach(() => forget.mockClear());

/** Somebody goes to another page, and takes the way that the question offers. */
const leavePage = async (Form: () => ReactNode, way: string): Promise<string> => {
  const router = createMemoryRouter([
    { path: '/', Component: Form },
    { path: '/other', element: 'the other page' },
  ]);
  drawRouter(router);
  await act(() => router.navigate('/other'));
  fireEvent.click(await screen.findByRole('button', { name: way }));
  return router.state.location.pathname;
};

const leave = (isSaving: boolean, way: string): Promise<string> =>
  leavePage(() => <>form {useLeaveGuard(true, { forget, discard: undefined }, isSaving).modal}</>, way);

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

it.each([
  ['stops', 'leaveUpload.go', '/other'],
  ['goes on with', 'leaveUpload.stay', '/'],
])('%s an upload, in its own words', async (_, way, place) => {
  expect(await leavePage(() => <>upload {useUploadGuard(true)}</>, way)).toBe(place);
});
