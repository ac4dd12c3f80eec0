import { getHome } from '#shared/contract/home/get-home.ts';
import { can } from '#shared/permissions/rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assetsHome } from '#functions/assets/assets-home.ts';
import { daysOffHome } from '#functions/days-off/days-off-home.ts';
import { fleetHome } from '#functions/fleet/fleet-home.ts';
import { peopleHome } from '#functions/people/people-home.ts';
import { pushHome } from '#functions/push/push-home.ts';
import { remindersHome } from '#functions/reminders/reminder-lines.ts';
import { softwareHome } from '#functions/software/software-home.ts';
import { trainingsHome } from '#functions/trainings/trainings-home.ts';

export const handler = serve(getHome, async ({ actor }) => {
  const [people, fleet, assets, software, trainings, daysOff, push, reminders] = await Promise.all([
    can(actor, 'people:read') ? peopleHome(actor) : null,
    can(actor, 'fleet:read') ? fleetHome(actor) : null,
    can(actor, 'assets:read') ? assetsHome(actor) : null,
    can(actor, 'software:read') ? softwareHome(actor) : null,
    can(actor, 'trainings:read') ? trainingsHome(actor) : null,
    can(actor, 'days:read') ? daysOffHome(actor) : null,
    can(actor, 'payroll:push') ? pushHome() : null,
    remindersHome(actor),
  ]);
  return { people, fleet, assets, software, trainings, daysOff, push, reminders };
});
