import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import classes from './list.module.css';

type Props = { state: ListState; count: number; change: ChangeState; emptySegment: string; noMore: string };

/** Different sentences for: nothing matches, nothing in the segment, no more (experience, Lists). */
export const ListEmpty = ({ state, count, change, emptySegment, noMore }: Props) => {
  const { t } = useTranslation('list');
  if (count > 0) {
    return <Notice text={noMore} action={t('firstPage')} onAction={() => change({ page: 1 })} />;
  }
  if (state.search !== '')
    return (
      <Notice
        text={t('noMatch', { term: state.search })}
        action={t('clearSearch')}
        onAction={() => change({ search: '' })}
      />
    );
  if (state.filters)
    return <Notice text={t('noMatchFilters')} action={t('clearFilters')} onAction={() => change({ filters: null })} />;
  return <Notice text={emptySegment} action={t('showAll')} onAction={() => change({ segment: 'all' })} />;
};

const Notice = ({ text, action, onAction }: { text: string; action: string; onAction: () => void }) => (
  <div className={classes.empty}>
    <Stack align="center" gap={12}>
      <Text>{text}</Text>
      <Button variant="default" onClick={onAction}>
        {action}
      </Button>
    </Stack>
  </div>
);
