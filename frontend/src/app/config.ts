import { hasFields, keepStored, readStored } from '../ui/browser-store.ts';
import type personas from '#shared/messages/en/personas.json';

/** The demo users, by the names that the provider of identities knows. */
export type PersonaName = keyof typeof personas;

/** The settings that the page reads from its own origin before it starts: one build serves every tenant. */
export type AppConfig = {
  tenant_name: string;
  issuer: string;
  client_id: string;
  /** What is asked of the issuer; `openid` without it. */
  scope?: string;
  files_host: string;
  /** The users that the sign-in page of a demo offers; the person is null for who is nobody of the company. */
  demo_users?: { name: PersonaName; person: string | null }[];
};

const KEPT = 'config';

/** What nobody can sign in without. */
const needed = ['tenant_name', 'issuer', 'client_id', 'files_host'] as const;

const isConfig = (value: unknown): value is AppConfig =>
  hasFields(value, ...needed) && needed.every((name) => typeof value[name] === 'string');

const readConfig = async (): Promise<AppConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  const config: unknown = await response.json();
  if (!isConfig(config)) throw new Error('config.json is incomplete');
  keepStored('sessionStorage', KEPT, config);
  return config;
};

/**
 * A tab that is loaded again starts with the settings that it kept, and reads them anew for its next load. Throws when a
 * tab without them gets no answer of the origin: nobody can sign in then.
 */
export const loadConfig = (): Promise<AppConfig> => {
  const read = readConfig();
  const kept = readStored('sessionStorage', KEPT, isConfig);
  if (!kept) return read;
  read.catch(() => undefined);
  return Promise.resolve(kept);
};
