import { IconCertificate } from '@tabler/icons-react';
import { findParticipant } from '#shared/contract/trainings/find-participant.ts';
import { query } from '../../api/query.ts';
import type { PalettePart } from '../../ui/palette-part.ts';
import { paths } from '../../ui/paths.ts';

export const palette: PalettePart = {
  order: 65,
  kinds: [
    {
      object: 'training_employee',
      title: 'palette:group.training_employee',
      icon: IconCertificate,
      to: paths.participation,
      find: async (client, id) => {
        const { details } = await client.fetchQuery({
          ...query(findParticipant, { params: { participant_id: String(id) } }),
          retry: false,
        });
        return { name: details.person_name, fact: details.training_name };
      },
    },
  ],
};
