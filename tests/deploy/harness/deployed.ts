import type { Person, SignIn } from './sign-in.ts';

/** One tenant on the emulator, as the tests see it. */
export type Deployed = {
  readonly slug: string;
  /** The address of the API, which `/api/…` follows. */
  readonly api: string;
  readonly filesBucket: string;
  readonly signIn: SignIn;
  readonly admin: Person;
};

declare module 'vitest' {
  // why: only an interface can be extended from here
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    tenants: readonly [Deployed, Deployed];
    /** The payroll sandbox that this machine runs, and the setting that offers it. */
    payroll: { readonly url: string; readonly offices: string };
  }
}
