import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { connectSession } from '../api/call.ts';
import { problemFromError } from '../api/problem.ts';
import { query } from '../api/query.ts';
import { ActorProvider } from '../ui/actor.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { AppRouter } from './app-router.tsx';
import type { AppConfig } from './config.ts';
import { sendCall } from './early-reads.ts';
import type { Identity } from './identity.ts';
import { IdentityProvider } from './identity-context.ts';
import { rightsReader } from './rights-again.ts';
import { useLanguageOf } from './use-language-of.ts';
import classes from './session.module.css';

const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }));
const SignIn = lazy(async () => ({ default: (await import('./sign-in.tsx')).SignIn }));

/** A changed right takes effect at the API within this time (docs/areas/session-and-rights.md#membership). */
const RIGHTS_HOLD_MS = 30_000;

type Props = { config: AppConfig; identity: Identity; signedIn: boolean };
type State = 'signed-in' | 'signed-out' | 'ended';

/** Shows the app to a signed-in user and the sign-in page to everyone else, whatever address they requested. */
export const Session = ({ config, identity, signedIn }: Props) => {
  const client = useQueryClient();
  const [state, setState] = useState<State>(signedIn ? 'signed-in' : 'signed-out');
  const [isAsked, setAsked] = useState(false);
  // The initializer of a state runs once, and before the first call of any page.
  useState(() =>
    connectSession({
      accessToken: identity.accessToken,
      send: sendCall,
      onSignInAgain: () => setAsked(true),
      onOutOfReach: rightsReader(client),
      onUnauthenticated: () => {
        setState('ended');
        identity.forget();
        client.clear();
      },
    }),
  );

  if (state !== 'signed-in')
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <SignIn config={config} ended={state === 'ended'} signIn={(hint) => identity.signIn(hint, state === 'ended')} />
      </Suspense>
    );
  return (
    <IdentityProvider value={{ config, identity }}>
      <SignedIn />
      {isAsked && (
        <Suspense>
          <SignInAgain onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </IdentityProvider>
  );
};

const SignedIn = () => {
  const profile = useQuery({ ...query(getProfile, {}), staleTime: RIGHTS_HOLD_MS });
  const isSpoken = useLanguageOf(profile.data);
  if (profile.data && isSpoken)
    return (
      <ActorProvider value={profile.data}>
        <AppRouter />
      </ActorProvider>
    );
  if (profile.isError)
    return (
      <main className={classes.alone}>
        <ErrorBox problem={problemFromError(profile.error)} onRetry={() => void profile.refetch()} />
      </main>
    );
  return <div aria-busy="true" />;
};
