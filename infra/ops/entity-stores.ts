import { assetTypeStore } from '#functions/assets/asset-types.ts';
import { personDaysStore } from '#functions/days-off/person-days-store.ts';
import { scheduleStore } from '#functions/days-off/schedule-store.ts';
import { typeStore } from '#functions/days-off/type-store.ts';
import { integrationStore } from '#functions/integrations/integration-store.ts';
import { pushedDaysStore } from '#functions/push/pushed-days-store.ts';
import { categoryStore } from '#functions/templates/categories.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';
import { customFieldStore } from '#functions/platform/records/custom-fields.ts';
import { recordStores } from '#functions/records/record-sights.ts';
import { viewStore } from '#functions/records/saved-views.ts';
import { segmentStore } from '#functions/platform/segments/segment-store.ts';
import { subscriptionStore } from '#functions/platform/webhooks/subscription-store.ts';
import { userStore } from '#functions/platform/session/users.ts';

/** Every type that is kept with a packed row. */
export const entityStores = [
  ...(await recordStores()),
  assetTypeStore,
  typeStore,
  categoryStore,
  scheduleStore,
  personDaysStore,
  integrationStore,
  pushedDaysStore,
  subscriptionStore,
  teamStore,
  segmentStore,
  userStore,
  customFieldStore,
  viewStore,
] as const;
