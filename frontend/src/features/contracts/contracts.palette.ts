import { IconFilePlus, IconFileText } from '@tabler/icons-react';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { query } from '../../api/query.ts';
import type { PalettePart } from '../../ui/palette-part.ts';
import { paths } from '../../ui/paths.ts';

export const palette: PalettePart = {
  order: 65,
  kinds: [
    {
      object: 'contract',
      title: 'palette:group.contract',
      icon: IconFileText,
      to: paths.contract,
      find: async (client, id) => {
        const { details } = await client.fetchQuery({
          ...query(getContract, { params: { id: String(id) } }),
          retry: false,
        });
        return { name: details.name, fact: details.person_name };
      },
    },
  ],
  actions: [
    {
      key: 'new-contract',
      icon: IconFilePlus,
      label: 'palette:do.newContract',
      to: paths.newContract(),
      permission: 'contracts:write',
    },
  ],
};
