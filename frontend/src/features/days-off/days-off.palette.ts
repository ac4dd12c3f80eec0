import { IconCalendarEvent, IconCalendarPlus } from '@tabler/icons-react';
import { getRequest } from '#shared/contract/days-off/get-request.ts';
import { query } from '../../api/query.ts';
import type { PalettePart } from '../../ui/palette-part.ts';
import { paths } from '../../ui/paths.ts';

export const palette: PalettePart = {
  order: 70,
  kinds: [
    {
      object: 'day_off_request',
      title: 'palette:group.day_off_request',
      icon: IconCalendarEvent,
      to: paths.dayOffRequest,
      find: async (client, id) => {
        const request = await client.fetchQuery({
          ...query(getRequest, { params: { request_id: String(id) } }),
          retry: false,
        });
        return { name: request.person_name, fact: `${request.type_name}, ${request.start_date}` };
      },
    },
  ],
  actions: [
    {
      key: 'enter-days-off',
      icon: IconCalendarPlus,
      label: 'palette:do.enterDaysOff',
      to: paths.enterDaysOff,
      permission: 'days:write',
    },
  ],
};
