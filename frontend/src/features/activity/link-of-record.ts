import type { ActivityItem, FeedObject } from '#shared/activity/events.ts';
import { paths } from '../../ui/paths.ts';

const pages: Readonly<Record<FeedObject, (id: number) => string>> = {
  car: paths.vehicle,
  asset: paths.asset,
  software_product: paths.softwareProduct,
  software_license: paths.softwareLicense,
  employee: paths.person,
  user: paths.user,
};

/** The page of what an event is about. */
export const linkOfRecord = ({ relatedObject, relatedObjectId }: ActivityItem): string =>
  pages[relatedObject](relatedObjectId);
