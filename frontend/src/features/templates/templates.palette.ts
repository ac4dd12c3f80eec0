import { IconTemplate } from '@tabler/icons-react';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import { query } from '../../api/query.ts';
import type { PalettePart } from '../../ui/palette-part.ts';
import { paths } from '../../ui/paths.ts';

export const palette: PalettePart = {
  order: 66,
  kinds: [
    {
      object: 'contract_template',
      title: 'palette:group.contract_template',
      icon: IconTemplate,
      to: paths.template,
      find: async (client, id) => {
        const { details } = await client.fetchQuery({
          ...query(getTemplate, { params: { id: String(id) } }),
          retry: false,
        });
        return { name: details.name, fact: details.category };
      },
    },
  ],
};
