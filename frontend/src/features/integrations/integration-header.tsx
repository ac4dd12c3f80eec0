import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../ui/empty.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { paths } from '../../ui/paths.ts';
import { RecordHeader, type Fact } from '../../ui/record-page.tsx';
import { Link } from '../../ui/router.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { useCheckWords } from './check-words.ts';
import { IntegrationMenu } from './integration-menu.tsx';
import classes from './integrations.module.css';
import { StateBadge } from './state-badge.tsx';
import { TestButton } from './test-button.tsx';
import { useIntegrationRights, type IntegrationDetails } from './use-integration.ts';
import type { Reach } from './use-reach.ts';

type Props = { details: IntegrationDetails; reach: Reach };

/** The facts of an integration; who may not push gets those that are no wage data of payroll. */
const useFacts = ({ details, reach }: Props): Fact[] => {
  const { t } = useTranslation('integrations');
  const { when, took } = useCheckWords();
  const { push } = useIntegrationRights();
  const { id, last_check: check, types, types_mapped: mapped, product } = details;
  const words = t('page.typesMapped', { mapped, types });
  return [
    ...(product.kind === 'file'
      ? []
      : [
          {
            key: 'test',
            label: t('page.lastTest'),
            value: check === null ? t('page.never') : <Moment main={when(check.at)} small={took(check.ms)} />,
          },
        ]),
    ...(push
      ? [
          {
            key: 'push',
            label: t('page.lastPush'),
            value: reach.last ? (
              <Moment main={when(reach.last.created_at)} small={t('page.pushedPeople', { count: reach.last.people })} />
            ) : reach.pushes === 0 ? (
              t('page.never')
            ) : (
              <Empty />
            ),
          },
          { key: 'people', label: t('page.people'), value: reach.people ?? <Empty /> },
        ]
      : []),
    {
      key: 'types',
      label: t('page.types'),
      value: push ? <Link to={paths.typeMapping(id)}>{words}</Link> : words,
    },
  ];
};

const Moment = ({ main, small }: { main: string; small: string }) => (
  <>
    {main} <span className={classes.small}>{small}</span>
  </>
);

/** The name of an integration, how it is doing, and what is done with it most. */
export const IntegrationHeader = (props: Props) => {
  const { t } = useTranslation(['integrations', 'settings']);
  const facts = useFacts(props);
  const { push } = useIntegrationRights();
  const { details, reach } = props;
  const { id, name, product, active, credentials } = details;
  return (
    <RecordHeader
      crumbs={[
        { label: t('settings:title'), to: paths.settings },
        { label: t('title'), to: paths.integrations },
      ]}
      picture={<LetterTile name={name} size={32} />}
      title={name}
      badges={
        <>
          <StateBadge details={details} />
          {product.name !== name && <ToneBadge>{product.name}</ToneBadge>}
        </>
      }
      facts={facts}
      actions={
        <>
          {push && product.kind === 'http' && credentials !== null && <TestButton id={id} />}
          {push && active === 1 && (
            <Button component={Link} to={paths.pushThrough(id)} leftSection={<IconSend />}>
              {t('page.push')}
            </Button>
          )}
          <IntegrationMenu details={details} reach={reach} />
        </>
      }
    />
  );
};
