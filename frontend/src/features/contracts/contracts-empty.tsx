import { IconFileText } from '@tabler/icons-react';
import { ListFirst } from '../../list/list-first.tsx';
import { paths } from '../../ui/paths.ts';

/** What the list shows while no contract exists. */
export const ContractsEmpty = () => (
  <ListFirst
    texts="contracts"
    icon={<IconFileText size={16} stroke={1.75} />}
    add={{ to: paths.newContract(), permission: 'contracts:write' }}
  />
);
