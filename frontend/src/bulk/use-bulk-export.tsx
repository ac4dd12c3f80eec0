import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EXPORT_IDS_MAX } from '#shared/list/list-query.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { BulkAction } from '../list/bulk-action.ts';
import { useListExport, type ListExport } from '../list/use-list-export.ts';
import { useCan } from '../ui/actor.tsx';
import { paths } from '../ui/paths.ts';

/** The bulk action that exports the selected records in the columns of the list; none without the right. */
export const useBulkExport = (endpoint: ListExport, permission: Permission): BulkAction[] => {
  const { t } = useTranslation('list');
  const can = useCan();
  const exportList = useListExport(endpoint, paths.run);
  if (!can(permission)) return [];
  return [
    {
      key: 'export',
      label: t('bulk.export'),
      icon: <IconFileSpreadsheet />,
      whyNot: ({ all, ids }) =>
        !all && ids.length > EXPORT_IDS_MAX ? t('bulk.exportMax', { max: EXPORT_IDS_MAX }) : undefined,
      onClick: ({ all, ids, state, columns }) => {
        if (all) exportList(state, columns);
        else exportList(state, columns, ids);
      },
    },
  ];
};
