import { IconPencil, IconTag, IconTagOff } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { BulkAction, BulkTarget } from '../list/bulk-bar.tsx';
import { useCan } from '../ui/actor.tsx';
import type { BulkWay } from './bulk-modal.tsx';

const BulkModal = lazy(async () => ({ default: (await import('./bulk-modal.tsx')).BulkModal }));

type Asked = { way: BulkWay; target: BulkTarget; clear: () => void };

/**
 * What every list of records offers for its chosen rows, by right: set a field, add and remove tags. `modal` stands
 * beside the list; its code comes with the first press.
 */
export const useBulkActions = (object: ObjectType, write: Permission): { actions: BulkAction[]; modal: ReactNode } => {
  const { t } = useTranslation('list');
  const can = useCan();
  const [asked, setAsked] = useState<Asked>();
  const action = (way: BulkWay, label: string, icon: ReactNode): BulkAction => ({
    key: way,
    label,
    icon,
    onClick: (target, clear) => setAsked({ way, target, clear }),
  });
  const actions = [
    ...(can(write) ? [action('field', t('bulk.editField'), <IconPencil />)] : []),
    ...(can('tags:write')
      ? [action('tags_add', t('bulk.addTag'), <IconTag />), action('tags_remove', t('bulk.removeTag'), <IconTagOff />)]
      : []),
  ];
  const close = () => setAsked(undefined);
  const modal = asked && (
    <Suspense>
      <BulkModal
        object={object}
        way={asked.way}
        target={asked.target}
        onClose={close}
        onStarted={() => {
          close();
          asked.clear();
        }}
      />
    </Suspense>
  );
  return { actions, modal };
};
