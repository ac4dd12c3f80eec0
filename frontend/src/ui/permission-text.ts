import type { Permission } from '#shared/permissions/rules.ts';

type TextKey<P> = P extends `${infer Before}:${infer After}` ? `${Before}_${After}` : never;

/** A permission as the key of its text, without the colon, which i18next would read as the end of a file name. */
export type PermissionText = TextKey<Permission>;

export const permissionText = (permission: Permission): PermissionText =>
  permission.replace(':', '_') as PermissionText;
