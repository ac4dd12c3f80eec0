import type { Permission } from '#shared/permissions/rules.ts';

/**
 * What the 403 page asks of the app, which puts its answer into the event: how many
 * administrators were asked. An event needs no module that both load, and the page itself calls no API.
 */
export type RightAsked = CustomEvent<{ permission: Permission; page: string; answer?: Promise<number> }>;
