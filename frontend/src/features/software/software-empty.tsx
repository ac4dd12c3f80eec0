import { IconApps } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import { ListFirst } from '../../list/list-first.tsx';

/** What the lists show while no product exists. */
export const SoftwareEmpty = () => (
  <ListFirst
    texts="software"
    icon={<IconApps size={16} stroke={1.75} />}
    add={{ to: paths.newSoftwareProduct, permission: 'software:add-product' }}
    import={{ object: 'software', to: paths.importSoftware, permission: 'software:import' }}
  />
);
