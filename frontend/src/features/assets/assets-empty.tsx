import { IconDeviceLaptop } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import { ListFirst } from '../../list/list-first.tsx';

/** What the list shows while no asset exists. */
export const AssetsEmpty = () => (
  <ListFirst
    texts="assets"
    icon={<IconDeviceLaptop size={16} stroke={1.75} />}
    add={{ to: paths.newAsset, permission: 'assets:write' }}
    import={{ object: 'asset', to: paths.importAssets, permission: 'assets:import' }}
  />
);
