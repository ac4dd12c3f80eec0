const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST_AND_PORT = /^[^/:]+:\d{1,5}(?:\/|$)/;

/**
 * A web address that a browser may follow: http or https (`https://` is added when the scheme is missing), without name
 * and password; null for anything else (docs/areas/platform.md#bad-input). The address is stored and never fetched.
 */
export const parseLink = (text: string): string | null => {
  if (text.startsWith('/')) return null;
  const withScheme = SCHEME.test(text) && !HOST_AND_PORT.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const { protocol, username, password } = new URL(withScheme);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // The typed text is tested, since the parsed host of `31/02/2026` is 0.0.0.31.
  const hasDomain = /^[^/]+:\/\/[^/?#]*\./.test(withScheme);
  return isWeb && username === '' && password === '' && hasDomain ? withScheme : null;
};
