import { IconApps, IconCar, IconDeviceLaptop } from '@tabler/icons-react';
import type { HeldType } from '#shared/people/leaver.rules.ts';

/** What stands beside the things that a person holds. */
export const heldIcons = {
  car: IconCar,
  asset: IconDeviceLaptop,
  software_license: IconApps,
} satisfies Record<HeldType, unknown>;
