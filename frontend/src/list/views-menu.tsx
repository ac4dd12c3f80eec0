import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconDeviceFloppy,
  IconLink,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listViews } from '#shared/contract/records/list-views.ts';
import { query } from '../api/query.ts';
import { useLocation, useNavigate } from '../ui/router.ts';
import { ViewsButton } from './list-placeholders.tsx';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import { useViewActions } from './use-view-actions.ts';
import { ViewNameModal } from './view-name-modal.tsx';
import { isSameView, listStateOf, viewStateOf, type View } from './view-state.ts';
import classes from './list.module.css';

type Props = {
  list: string;
  state: ListState;
  change: ChangeState;
  /** The keys of the columns on screen, null for the default ones. */
  columns: string[] | null;
};

type GroupProps = { label: string; views: readonly View[]; active: View | undefined; onOpen: (view: View) => void };

const ViewGroup = ({ label, views, active, onOpen }: GroupProps) =>
  views.length > 0 && (
    <>
      <Menu.Label>{label}</Menu.Label>
      {views.map((view) => (
        <Menu.RadioItem
          key={view.id}
          value={String(view.id)}
          checked={view === active}
          onChange={() => onOpen(view)}
          closeMenuOnClick
          className={classes.viewName ?? ''}
        >
          {view.name}
        </Menu.RadioItem>
      ))}
    </>
  );

type ActiveProps = { view: View; actions: ReturnType<typeof useViewActions>; onRename: () => void };

/** What can be done with the view that is open. */
const ActiveItems = ({ view, actions, onRename }: ActiveProps) => {
  const { t } = useTranslation('list-tools');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <Menu.Item leftSection={<IconLink />} onClick={() => void actions.copyLink(view)}>
        {t('views.copyLink')}
      </Menu.Item>
      {view.is_own && (
        <>
          <Menu.Item leftSection={<IconPencil />} onClick={onRename}>
            {t('views.rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconUsers />} onClick={() => actions.share(view, view.shared === 1 ? 0 : 1)}>
            {t(view.shared === 1 ? 'views.unshare' : 'views.share')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash />} onClick={() => actions.askDelete(view)}>
            {t('views.delete')}
          </Menu.Item>
        </>
      )}
      <Menu.Item leftSection={<IconX />} onClick={() => void navigate(pathname)}>
        {t('views.leave')}
      </Menu.Item>
    </>
  );
};

/**
 * The saved views of the list: opens one, or saves the state of the list as one (docs/areas/records.md#saved-views).
 */
export const ViewsMenu = ({ list, state, change, columns }: Props) => {
  const { t } = useTranslation(['list-tools', 'ui']);
  const [isOpen, setIsOpen] = useState(false);
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const { data, error, isLoading } = useQuery({
    ...query(listViews, { query: { list } }),
    enabled: isOpen || state.view !== undefined,
  });
  const actions = useViewActions(() => change({ view: undefined, columns, page: state.page }, 'replace'));
  const views = data?.data ?? [];
  const active = views.find(({ id }) => id === state.view);
  const current = viewStateOf(state, columns);
  const isEdited = active !== undefined && !isSameView(current, viewStateOf(listStateOf(active), active.state.columns));
  const open = (view: View) => change(listStateOf(view));
  return (
    <>
      <Menu position="bottom-start" width={280} withinPortal={false} onChange={setIsOpen}>
        <Menu.Target>
          <ViewsButton name={active?.name} isEdited={isEdited} />
        </Menu.Target>
        <Menu.Dropdown className={classes.viewsMenu ?? ''}>
          <Menu.Label>{t('viewsHelp')}</Menu.Label>
          <Menu.Divider />
          {views.length === 0 && (
            <Menu.Label>{isLoading ? t('ui:loading') : (error?.problem.reason_phrase ?? t('views.none'))}</Menu.Label>
          )}
          {([0, 1] as const).map((flag) => (
            <ViewGroup
              key={flag}
              label={t(flag === 0 ? 'views.mine' : 'views.shared')}
              views={views.filter(({ shared }) => shared === flag)}
              active={active}
              onOpen={open}
            />
          ))}
          <Menu.Divider />
          {active && isEdited && (
            <>
              <Menu.Item leftSection={<IconArrowBackUp />} onClick={() => open(active)}>
                {t('views.reset')}
              </Menu.Item>
              {active.is_own && (
                <Menu.Item leftSection={<IconDeviceFloppy />} onClick={() => actions.save(active, current)}>
                  {t('views.saveChanges')}
                </Menu.Item>
              )}
            </>
          )}
          <Menu.Item leftSection={<IconPlus />} onClick={() => setNaming('new')}>
            {t('views.save')}
          </Menu.Item>
          {active && <ActiveItems view={active} actions={actions} onRename={() => setNaming('rename')} />}
        </Menu.Dropdown>
      </Menu>
      {naming && (
        <ViewNameModal
          list={list}
          view={naming === 'rename' ? active : undefined}
          state={current}
          onAdded={(id) => change({ view: id, columns, page: state.page }, 'replace')}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
};
