import { Anchor } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ListFirst } from '../../list/list-first.tsx';
import { Can } from '../../ui/actor.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';

const ToTemplates = () => {
  const { t } = useTranslation('contracts');
  return (
    <Can permission="templates:read">
      <Anchor component={Link} to={paths.templates}>
        {t('empty.templates')}
      </Anchor>
    </Can>
  );
};

/** What the list shows while no contract exists. */
export const ContractsEmpty = () => (
  <ListFirst
    texts="contracts"
    icon={<IconFileText size={16} stroke={1.75} />}
    add={{ to: paths.newContract(), permission: 'contracts:write' }}
    also={<ToTemplates />}
  />
);
