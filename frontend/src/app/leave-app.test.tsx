import { beforeEach, expect, it, vi } from 'vitest';
import { callEndpoint } from '../api/call.ts';
import { ACTIVE_AT, SIGNED_IN_BEFORE } from './active-at.ts';
import type { Identity } from './identity.ts';
import { leaveApp } from './leave-app.ts';
import { onLeftElsewhere } from './other-tabs.ts';

vi.mock('../api/call.ts', () => ({ callEndpoint: vi.fn<typeof callEndpoint>() }));

const USER = 7;
const identity: Identity = {
  start: vi.fn<Identity['start']>(),
  signIn: vi.fn<Identity['signIn']>(),
  signOut: vi.fn<Identity['signOut']>(() => Promise.resolve()),
  accessToken: vi.fn<Identity['accessToken']>(),
  forget: vi.fn<Identity['forget']>(),
};

/** The answer to the sign-out has the browser forget what the app keeps; `meanwhile` is done before it comes. */
const answerAfter = (meanwhile: () => void = () => undefined): unknown =>
  vi.mocked(callEndpoint).mockImplementation(() => {
    localStorage.clear();
    meanwhile();
    return Promise.resolve({ id: USER });
  });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  localStorage.setItem('nav-narrow', 'true');
  localStorage.setItem(ACTIVE_AT, '1');
});

it('ends the sign-in everywhere in this browser, although the page may be left by then', async () => {
  answerAfter();
  const told = new Promise<void>((resolve) => onLeftElsewhere(USER, resolve));
  expect(await leaveApp(identity, USER, { away: true })).toBe(true);
  await told;
  expect(identity.signOut).toHaveBeenCalledOnce();
  expect(vi.mocked(callEndpoint).mock.calls[0]?.[2]).toMatchObject({ keepalive: true });
  expect(localStorage.getItem('nav-narrow')).toBe('true');
});

it('ends only the sign-in that was idle when somebody signs in anew in another tab meanwhile', async () => {
  answerAfter(() => localStorage.setItem(ACTIVE_AT, '2'));
  let isTold = false;
  const stop = onLeftElsewhere(USER, () => (isTold = true));
  expect(await leaveApp(identity, USER, { away: true })).toBe(false);
  expect(identity.forget).toHaveBeenCalledOnce();
  expect(identity.signOut).not.toHaveBeenCalled();
  expect([localStorage.getItem(SIGNED_IN_BEFORE), localStorage.getItem('nav-narrow')]).toEqual(['1', 'true']);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(isTold).toBe(false);
  stop();
});

it('ends every tab for whoever signs out, also while they work in another one', async () => {
  answerAfter(() => localStorage.setItem(ACTIVE_AT, '2'));
  expect(await leaveApp(identity, USER)).toBe(true);
  expect(identity.signOut).toHaveBeenCalledOnce();
});
