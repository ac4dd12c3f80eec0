import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { Profile } from '#shared/contract/session/profile.ts';
import { ActorProvider } from '../../../ui/actor.tsx';
import { usePushForm } from './use-push-form.ts';

const READY = [4, 5, 6];

/** The form of a page at this address, as it begins after a way to another page. */
const open = (address: string, segment = 'all') => {
  cleanup();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      {/* why: the form asks for the id of the user and the day alone */}
      <ActorProvider value={{ user_id: 3, today: '23/11/2026' } as Profile}>{children}</ActorProvider>
    </MemoryRouter>
  );
  return renderHook(() => usePushForm(segment, READY), { wrapper }).result;
};
const month = '/calendar/push/2026/11/3';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('keeps who goes along and what is sent with them while its page is left', () => {
  const typed = open(`${month}?segment=all&view=lines`);
  expect(typed.current.draft.discard).toBeUndefined();
  act(() => typed.current.ticks.set([5], false));
  act(() => typed.current.change({ message: 'Half time from 16/11', withCorrections: false }));
  act(() => typed.current.change({ wageDate: '30/11/2026', isRetryConfirmed: true }));
  const again = open(month);
  expect(again.current.ticks.ids).toEqual([4, 6]);
  expect(again.current.form).toEqual({
    message: 'Half time from 16/11',
    isMessageLeftOut: false,
    wageDate: '30/11/2026',
    voucherDate: '24/11/2026',
    withCorrections: false,
    // Whether people are pushed again is asked anew.
    isRetryConfirmed: false,
  });
  expect(open('/calendar/push/2026/12/3').current.ticks.ids).toEqual(READY);
});

it('keeps the ticks of the segment in which they were taken away', () => {
  const typed = open(month);
  act(() => typed.current.ticks.set([5], false));
  expect(open(month, 'team_1').current.ticks.ids).toEqual(READY);
  expect(open(month, 'integration_filter_3').current.ticks.ids).toEqual([4, 6]);
});

it('begins anew once it is given up or the push has started', () => {
  const typed = open(month);
  act(() => typed.current.ticks.set([5], false));
  const again = open(month);
  act(() => again.current.draft.discard?.());
  expect(again.current.ticks.ids).toEqual(READY);
  act(() => again.current.change({ message: 'Hello' }));
  act(() => again.current.draft.forget());
  expect(open(month).current.form.message).toBe('');
  // A tick that is set again leaves nothing to keep.
  const ticked = open(month);
  act(() => ticked.current.ticks.set([5], false));
  act(() => ticked.current.ticks.set([5], true));
  expect(Object.keys(sessionStorage)).toEqual([]);
});
