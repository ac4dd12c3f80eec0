import { Button, Skeleton } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { template } from '#shared/contract/imports/template.ts';
import type { EndpointCall } from '#shared/contract/endpoint.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { useCall } from '../api/query.ts';
import { Can } from '../ui/actor.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { Link } from '../ui/router.ts';
import classes from './list-first.module.css';

type ImportObject = EndpointCall<typeof template>['params']['object'];

type Props = {
  /** Message file with `empty.first`, `firstText`, `add`, `import`, `templateText` and `template`. */
  texts: string;
  icon: ReactNode;
  add: { to: string; permission: Permission };
  import?: { object: ImportObject; to: string; permission: Permission };
  /** A further way on, under the buttons. */
  also?: ReactNode;
};

const ghosts = ['green', 'green', 'amber'] as const;

/** Shown before any record exists: a ghost of the list, and the ways to add records (docs/areas/fleet.md#pages). */
export const ListFirst = ({ texts, icon, add, import: importAction, also }: Props) => {
  const { t } = useTranslation(texts);
  return (
    <div className={classes.empty}>
      <div className={classes.ghost} aria-hidden="true">
        {ghosts.map((tone, index) => (
          <div key={index} className={classes.ghostRow} style={{ opacity: 1 - index * 0.3 }}>
            {icon}
            <Skeleton height={8} width={150} animate={false} />
            <Skeleton height={8} width={74} animate={false} />
            <Skeleton height={8} width={90} ml="auto" animate={false} />
            <span className={classes.ghostBadge} style={{ background: `var(--tone-${tone}-bg)` }} />
          </div>
        ))}
      </div>
      <h2>{t('empty.first')}</h2>
      <p>{t('empty.firstText')}</p>
      <div className={classes.actions}>
        <Can permission={add.permission}>
          <Button component={Link} to={add.to} leftSection={<IconPlus />}>
            {t('empty.add')}
          </Button>
        </Can>
        {importAction && (
          <Can permission={importAction.permission}>
            <Button component={Link} to={importAction.to} variant="default" leftSection={<IconUpload />}>
              {t('empty.import')}
            </Button>
          </Can>
        )}
      </div>
      {importAction && (
        <Can permission={importAction.permission}>
          <ExampleFile texts={texts} object={importAction.object} />
        </Can>
      )}
      {also}
    </div>
  );
};

const ExampleFile = ({ texts, object }: { texts: string; object: ImportObject }) => {
  const { t } = useTranslation(texts);
  const { mutate, isPending } = useCall(template);
  const save = (): void =>
    mutate(
      { params: { object } },
      {
        onSuccess: ({ file_url, file_name }) => downloadFile(file_url, file_name),
        onError: notifyThrown,
      },
    );
  return (
    <p className={classes.example}>
      {t('empty.templateText')}{' '}
      <button type="button" onClick={save} disabled={isPending}>
        {t('empty.template')}
      </button>
    </p>
  );
};
