import { Button, Skeleton } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { template } from '#shared/contract/imports/template.ts';
import { paths } from '../../app/paths.ts';
import { useCall } from '../../api/query.ts';
import { Can } from '../../ui/actor.tsx';
import { notifyProblem } from '../../ui/notify.ts';
import { Link } from '../../ui/router.ts';
import { downloadFile } from '../../ui/download-file.ts';
import { VehicleIcon } from './vehicle-icon.tsx';
import classes from './fleet.module.css';

const ghosts = ['green', 'green', 'amber'] as const;

/** Nothing exists yet: the ghost of the list to come, with both ways to fill it (spec A §2). */
export const FleetEmpty = () => {
  const { t } = useTranslation('fleet');
  return (
    <div className={classes.empty}>
      <div className={classes.ghost} aria-hidden="true">
        {ghosts.map((tone, index) => (
          <div key={index} className={classes.ghostRow} style={{ opacity: 1 - index * 0.3 }}>
            <VehicleIcon type="car" utility={false} />
            <Skeleton height={8} width={150} animate={false} />
            <Skeleton height={8} width={74} animate={false} />
            <Skeleton height={8} width={90} ml="auto" animate={false} />
            <span className={classes.ghostBadge} style={{ background: `var(--tone-${tone}-bg)` }} />
          </div>
        ))}
      </div>
      <h2>{t('empty.first')}</h2>
      <p>{t('empty.firstText')}</p>
      <div className={classes.emptyActions}>
        <Can permission="fleet:write">
          <Button component={Link} to={paths.newVehicle} leftSection={<IconPlus />}>
            {t('empty.add')}
          </Button>
        </Can>
        <Can permission="fleet:import">
          <Button component={Link} to={paths.importVehicles} variant="default" leftSection={<IconUpload />}>
            {t('empty.import')}
          </Button>
        </Can>
      </div>
      <Can permission="fleet:import">
        <ExampleFile />
      </Can>
    </div>
  );
};

const ExampleFile = () => {
  const { t } = useTranslation('fleet');
  const { mutate, isPending } = useCall(template);
  const save = (): void =>
    mutate(
      { params: { object: 'car' } },
      {
        onSuccess: ({ file_url, file_name }) => downloadFile(file_url, file_name),
        onError: ({ problem }) => notifyProblem(problem),
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
