import { IconApps, IconLicense, IconPlus, IconUpload } from '@tabler/icons-react';
import { getLicense } from '#shared/contract/software/get-license.ts';
import { getProduct } from '#shared/contract/software/get-product.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import type { PalettePart } from '../../ui/palette-part.ts';

export const palette: PalettePart = {
  order: 50,
  kinds: [
    {
      object: 'software_product',
      title: 'palette:group.software_product',
      icon: IconApps,
      to: paths.softwareProduct,
      find: async (client, id) => {
        const { details } = await client.fetchQuery({
          ...query(getProduct, { params: { id: String(id) } }),
          retry: false,
        });
        return { name: details.name, fact: details.domain };
      },
    },
    {
      object: 'software_license',
      title: 'palette:group.software_license',
      icon: IconLicense,
      to: paths.softwareLicense,
      find: async (client, id) => {
        const { details } = await client.fetchQuery({
          ...query(getLicense, { params: { id: String(id) } }),
          retry: false,
        });
        return { name: details.product_name, fact: details.person_name };
      },
    },
  ],
  actions: [
    {
      key: 'new-software',
      icon: IconPlus,
      label: 'palette:do.addSoftware',
      to: paths.newSoftwareProduct,
      permission: 'software:add-product',
    },
    {
      key: 'import-software',
      icon: IconUpload,
      label: 'palette:do.importSoftware',
      to: paths.importSoftware,
      permission: 'software:import',
    },
  ],
};
