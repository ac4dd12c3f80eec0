import * as z from 'zod';

/** A directory behind the user pool, such as Entra ID or Google Workspace (docs/settings.md#single-sign-on). */
const directory = z.strictObject({
  /** What the pool calls it, and the end of the name of its secret. */
  name: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{1,30}$/)
    .refine((name) => name.toUpperCase() !== 'COGNITO'),
  issuer: z.url({ protocol: /^https$/ }),
  clientId: z.string().regex(/^\S{1,200}$/),
  /** The claim that holds the e-mail address by which somebody was invited. */
  emailClaim: z.string().min(1).max(100).default('email'),
});
export type Directory = z.infer<typeof directory>;

export const directories = z
  .array(directory)
  .max(5)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length);

/** The secret that holds `client_secret` of a directory. */
export const directorySecretName = (slug: string, { name }: Directory): string => `${slug}/sign-in/${name}`;
