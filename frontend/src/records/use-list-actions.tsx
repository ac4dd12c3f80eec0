import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#shared/permissions/rules.ts';
import { paths } from '../ui/paths.ts';
import { useCan } from '../ui/actor.tsx';
import type { ListAction } from '../list/list-action.ts';
import { useListExport, type ListExport } from '../list/use-list-export.ts';

type Files = {
  /** The message file with `actions.export`, `actions.exportHelp`, `actions.import` and `actions.importHelp`. */
  texts: string;
  /** `help` replaces the key `actions.exportHelp`. */
  export: { endpoint: ListExport; permission: Permission; help?: string };
  import?: { to: string; permission: Permission };
};

/** The Actions menu of a list of records: export and import by right, with the list's own actions between them. */
export const useListActions = ({ texts, ...files }: Files, own: readonly ListAction[] = []) => {
  const { t } = useTranslation(texts);
  const can = useCan();
  const exportList = useListExport(files.export.endpoint, paths.run);
  return (count: number): ListAction[] => [
    ...(can(files.export.permission)
      ? [
          {
            key: 'export',
            label: t('actions.export'),
            help: t(files.export.help ?? 'actions.exportHelp', { count }),
            icon: <IconFileSpreadsheet />,
            onClick: exportList,
          },
        ]
      : []),
    ...own,
    ...(files.import && can(files.import.permission)
      ? [
          {
            key: 'import',
            label: t('actions.import'),
            help: t('actions.importHelp'),
            icon: <IconUpload />,
            to: files.import.to,
          },
        ]
      : []),
  ];
};
