/** The settings that the page reads from its own origin before it starts: one build serves every tenant. */
export type AppConfig = {
  tenant_name: string;
  issuer: string;
  client_id: string;
  files_host: string;
  /** The users that the sign-in page of a demo offers. `label` is "role: what they may do". */
  demo_users?: { name: string; label: string }[];
};

/** Throws when the origin does not answer: without it nobody can sign in. */
export const loadConfig = async (): Promise<AppConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return (await response.json()) as AppConfig;
};
