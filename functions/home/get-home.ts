import { getHome } from '#shared/contract/home/get-home.ts';
import { toDmy } from '#shared/values/dates.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { assetsHome } from '#functions/assets/assets-home.ts';
import { daysOffHome } from '#functions/days-off/days-off-home.ts';
import { fleetHome } from '#functions/fleet/fleet-home.ts';
import { peopleHome } from '#functions/people/people-home.ts';
import { pushHome } from '#functions/push/push-home.ts';
import { remindersHome } from '#functions/reminders/reminder-lines.ts';
import { waitingRights } from '#functions/session/waiting-rights.ts';
import { contractsHome } from '#functions/signing/signing-home.ts';
import { softwareHome } from '#functions/software/software-home.ts';
import { trainingsHome } from '#functions/trainings/trainings-home.ts';
import { partsReader } from './read-parts.ts';

export const handler = serve(getHome, async ({ actor }) => {
  const { part, failed } = partsReader(actor);
  const [people, fleet, assets, software, trainings, daysOff, push, contracts, rights, reminders] = await Promise.all([
    part('people', ['people:read'], peopleHome),
    part('fleet', ['fleet:read'], fleetHome),
    part('assets', ['assets:read'], assetsHome),
    part('software', ['software:read'], softwareHome),
    part('trainings', ['trainings:read'], trainingsHome),
    part('daysOff', ['days:read'], daysOffHome),
    part('push', ['payroll:push'], pushHome),
    part('contracts', ['contracts:sign', 'contracts:read'], contractsHome),
    part('rights', ['users:manage'], waitingRights),
    part('reminders', [], remindersHome),
  ]);
  const areas = { people, fleet, assets, software, trainings, daysOff, push, contracts, rights };
  return { ...areas, reminders: reminders ?? [], today: toDmy(today()), failed };
});
