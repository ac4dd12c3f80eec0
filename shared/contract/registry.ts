import type { Endpoint } from './endpoint.ts';
import { activityEndpoints } from './activity/activity.endpoints.ts';
import { assetsEndpoints } from './assets/assets.endpoints.ts';
import { calendarEndpoints } from './calendar/calendar.endpoints.ts';
import { contractsEndpoints } from './contracts/contracts.endpoints.ts';
import { daysOffEndpoints } from './days-off/days-off.endpoints.ts';
import { filesEndpoints } from './files/files.endpoints.ts';
import { fleetEndpoints } from './fleet/fleet.endpoints.ts';
import { homeEndpoints } from './home/home.endpoints.ts';
import { importsEndpoints } from './imports/imports.endpoints.ts';
import { integrationsEndpoints } from './integrations/integrations.endpoints.ts';
import { linksEndpoints } from './links/links.endpoints.ts';
import { peopleEndpoints } from './people/people.endpoints.ts';
import { pushEndpoints } from './push/push.endpoints.ts';
import { recordsEndpoints } from './records/records.endpoints.ts';
import { remindersEndpoints } from './reminders/reminders.endpoints.ts';
import { runsEndpoints } from './runs/runs.endpoints.ts';
import { segmentsEndpoints } from './segments/segments.endpoints.ts';
import { sessionEndpoints } from './session/session.endpoints.ts';
import { signingEndpoints } from './signing/signing.endpoints.ts';
import { softwareEndpoints } from './software/software.endpoints.ts';
import { templatesEndpoints } from './templates/templates.endpoints.ts';
import { trainingsEndpoints } from './trainings/trainings.endpoints.ts';

/** Every endpoint of the product. Handlers import their own contract, never this list. */
export const registry: readonly Endpoint[] = [
  ...sessionEndpoints,
  ...homeEndpoints,
  ...peopleEndpoints,
  ...fleetEndpoints,
  ...assetsEndpoints,
  ...softwareEndpoints,
  ...trainingsEndpoints,
  ...daysOffEndpoints,
  ...calendarEndpoints,
  ...integrationsEndpoints,
  ...pushEndpoints,
  ...templatesEndpoints,
  ...contractsEndpoints,
  ...signingEndpoints,
  ...recordsEndpoints,
  ...segmentsEndpoints,
  ...activityEndpoints,
  ...filesEndpoints,
  ...importsEndpoints,
  ...runsEndpoints,
  ...remindersEndpoints,
  ...linksEndpoints,
];
