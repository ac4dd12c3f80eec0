import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { openIdentity } from './identity.ts';
import { IdentityProvider } from './identity-context.ts';
import { startMessages } from './messages.ts';
import { SignInAgain } from './sign-in-again.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['session', 'ui']);
});

it('says that the provider does not answer, and lets try again; only meanwhile no form asks whether to leave', async () => {
  const formAsks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  window.addEventListener('beforeunload', (event) => event.preventDefault());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const config = { tenant_name: 'Acme', issuer: 'http://127.0.0.1:9/oidc', client_id: 'app', files_host: '' };
  const identity = openIdentity(config);
  const signIn = vi.spyOn(identity, 'signIn');
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <IdentityProvider value={{ config, identity }}>
          <SignInAgain onClose={() => undefined} />
        </IdentityProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
  const button = screen.getByText('Sign in', { selector: 'button *' }).closest('button')!;
  fireEvent.click(button);
  expect(button.dataset['loading']).toBe('true');
  expect(formAsks()).toBe(false);
  await screen.findByText(/Sign-in isn't responding/);
  expect(button.dataset['loading']).toBeUndefined();
  expect(formAsks()).toBe(true);
  fireEvent.click(button);
  expect(signIn).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/Sign-in isn't responding/)).toBeNull();
});
