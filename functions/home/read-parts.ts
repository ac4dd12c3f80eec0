import type { HomeArea } from '#shared/contract/home/get-home.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';

/**
 * Reads the parts of the home page. One that cannot be read is null and named in `failed`, and the others come. A part
 * needs one of its rights; one without rights is everybody's.
 */
export const partsReader = (actor: Actor) => {
  const failed: HomeArea[] = [];
  const part = async <Part>(
    area: HomeArea,
    rights: readonly Permission[],
    read: (actor: Actor) => Promise<Part>,
  ): Promise<Part | null> => {
    if (rights.length > 0 && !rights.some((right) => can(actor, right))) return null;
    try {
      return await read(actor);
    } catch (error) {
      logger.error('part of the home page not read', { area, error: toError(error) });
      failed.push(area);
      return null;
    }
  };
  return { part, failed };
};
