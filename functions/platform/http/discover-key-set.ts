import * as z from 'zod';

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** Where the keys of an issuer are, by what it says of itself. Throws where it says that it is another one. */
export const discoverKeySet = async (
  issuer: string,
  read: (address: string) => Promise<ArrayBuffer>,
): Promise<string> => {
  const answer = await read(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const said = discovery.parse(JSON.parse(new TextDecoder().decode(answer)));
  if (said.issuer !== issuer) throw new Error(`${issuer} says that it is ${said.issuer}`);
  return said.jwks_uri;
};
