import { IconPlus, IconSchool, IconStack2, IconUpload } from '@tabler/icons-react';
import { getProgram } from '#shared/contract/trainings/get-program.ts';
import { getTraining } from '#shared/contract/trainings/get-training.ts';
import { query } from '../../api/query.ts';
import type { PalettePart } from '../../ui/palette-part.ts';
import { paths } from '../../ui/paths.ts';

export const palette: PalettePart = {
  order: 60,
  kinds: [
    {
      object: 'program',
      title: 'palette:group.program',
      icon: IconStack2,
      to: paths.program,
      find: async (client, id) => {
        const { details } = await client.fetchQuery({
          ...query(getProgram, { params: { id: String(id) } }),
          retry: false,
        });
        return { name: details.name, fact: details.next_date };
      },
    },
    {
      object: 'training',
      title: 'palette:group.training',
      icon: IconSchool,
      to: paths.training,
      find: async (client, id) => {
        const { details } = await client.fetchQuery({
          ...query(getTraining, { params: { id: String(id) } }),
          retry: false,
        });
        return { name: details.name, fact: details.program_name ?? details.start_date };
      },
    },
  ],
  actions: [
    {
      key: 'new-training',
      icon: IconPlus,
      label: 'palette:do.addTraining',
      to: paths.newTraining,
      permission: 'trainings:write',
    },
    {
      key: 'import-trainings',
      icon: IconUpload,
      label: 'palette:do.importTrainings',
      to: paths.importTrainings,
      permission: 'trainings:import',
    },
  ],
};
