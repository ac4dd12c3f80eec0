import { createHash } from 'node:crypto';

export type Account = { name: string; label: string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const style = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f6f7f9, #141517); }
main { width: min(26rem, calc(100vw - 2rem)); padding: 2rem; border-radius: 12px; box-sizing: border-box; margin: 1rem;
  background: light-dark(#fff, #1f2023); border: 1px solid light-dark(#e3e6ea, #34363b); }
h1 { font-size: 1.25rem; margin: 0 0 .25rem; } p { margin: 0 0 1.25rem; color: light-dark(#5b6470, #a6abb3); font-size: .9rem; }
input { display: block; width: 100%; box-sizing: border-box; font: inherit; padding: .6rem .9rem; margin-top: .25rem; border-radius: 8px;
  color: inherit; background: transparent; border: 1px solid light-dark(#cfd4da, #44474d); }
button { display: block; width: 100%; text-align: left; font: inherit; padding: .6rem .9rem; margin-top: .5rem; cursor: pointer;
  color: inherit; background: transparent; border: 1px solid light-dark(#cfd4da, #44474d); border-radius: 8px; }
button:hover { background: light-dark(#f1f3f5, #2a2c30); } button:focus-visible { outline: 2px solid #4c6ef5; outline-offset: 2px; }
small { display: block; color: light-dark(#5b6470, #a6abb3); }`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

const choice = ({ name, label }: Account): string =>
  `<button name="user" value="${escape(name)}">${escape(name)}<small>${escape(label)}</small></button>`;

/** For a provider that knows nobody beforehand. */
const addressField = `<label>E-mail address <input name="user" type="email" required autofocus></label><button>Sign in</button>`;

/** The page that asks who signs in; this machine asks for no password. */
export const signInPage = (accounts: readonly Account[]): string =>
  accounts.length > 0
    ? page(
        'Sign in',
        `<h1>Sign in</h1><p>This is a local demo: choose a user, no password.</p><form method="post">${accounts.map(choice).join('')}</form>`,
      )
    : page(
        'Sign in',
        `<h1>Sign in</h1><p>This provider is for tests: it asks for no password.</p><form method="post">${addressField}</form>`,
      );

export const messagePage = (title: string, text: string): string =>
  page(
    title,
    `<h1>${escape(title)}</h1><p>${escape(text)}</p><form action="/"><button>Back to the start</button></form>`,
  );

const submit = `document.getElementById('op.logoutForm').submit()`;
const digest = createHash('sha256').update(submit).digest('base64');

/** Headers of pages at the provider; the library adds the hash of its own script to `script-src`. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Signing out asks nothing: the form of the provider is sent at once. */
export const signOutPage = (form: string): { html: string; policy: string } => ({
  html: page(
    'Signing out',
    `${form}<input type="hidden" name="logout" value="yes" form="op.logoutForm"><noscript><button form="op.logoutForm">Sign out</button></noscript><script>${submit}</script>`,
  ),
  policy: pagePolicy.replace("script-src 'self'", `script-src 'sha256-${digest}'`),
});
