/**
 * Life of the tokens and the one flow a browser may use (docs/areas/deployment.md#tokens). The web stack repeats these
 * settings when it adds the app's address, which may not exist before the distribution does.
 */
export const clientSettings = {
  accessTokenMinutes: 15,
  idTokenMinutes: 15,
  refreshTokenMinutes: 480,
  /** How long the token before the last rotation still works: two tabs may renew at once. */
  rotationGraceSeconds: 10,
  scopes: ['openid', 'profile', 'email'],
  /** What the app asks for. */
  appScope: 'openid',
} as const;

/** Where the sign-in page may send people to; the paths are those of `frontend/src/app/identity.ts`. */
export const addressesOf = (origin: string) => ({
  callbackUrls: [`${origin}/callback`],
  logoutUrls: [`${origin}/`],
});
