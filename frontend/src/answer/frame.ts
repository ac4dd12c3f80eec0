import { darkTokens, lightTokens } from '../ui/tokens.ts';
import { OFFLINE, type Failure } from './link-calls.ts';
import { words } from './words.ts';

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .filter(([name]) => !name.startsWith('--mantine'))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The colours of the app, as the system wants them. */
export const addColours = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root{${declarations(lightTokens)}}@media (prefers-color-scheme:dark){:root{${declarations(darkTokens)}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** The token in the address of a page. */
export const tokenOf = (path: string): string => /^\/[\w-]+\/([^/]+)\/?$/.exec(path)?.[1] ?? '';

/** Whether a link serves nothing any more. */
export const isFinal = ({ status }: Failure): boolean => status === 404 || status === 410;

/** Whether what the page shows has changed since it was read, so that the same answer would be refused again. */
export const hasMovedOn = ({ status }: Failure): boolean => status === 404 || status === 409;

const endings: readonly string[] = ['revoked', 'expired', 'used'];

/** The key of the texts of a page that could not be opened. */
export const endKey = ({ status, why = '' }: Failure): string => {
  if (status === OFFLINE) return 'offline';
  if (status === 404) return 'unknown';
  if (status === 410) return `ended.${endings.includes(why) ? why : 'expired'}`;
  return status === 429 ? 'many' : 'failed';
};

/** The key of what to do about a link that serves nothing any more. */
export const askKey = (key: string): string => (key === 'unknown' || key === 'ended.used' ? `${key}.ask` : 'ended.ask');

/** The texts of a page that could not be opened. */
export const endTexts = (failure: Failure): { title: string; body: string; ask?: string } => {
  const key = endKey(failure);
  const texts = { title: words(`${key}.title`), body: words(`${key}.body`) };
  return isFinal(failure) ? { ...texts, ask: words(askKey(key)) } : texts;
};
