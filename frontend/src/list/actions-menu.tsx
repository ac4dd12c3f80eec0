import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../ui/router.ts';
import { ActionsButton } from './list-placeholders.tsx';
import type { BulkAction, BulkTarget } from './bulk-action.ts';
import type { ListAction } from './list-action.ts';
import classes from './list.module.css';

type Props = {
  actions: readonly ListAction[];
  onAction: (action: ListAction) => void;
  /** What can be done with selected rows, and those rows while there are any. */
  bulk?: readonly BulkAction[];
  target?: BulkTarget | undefined;
};

/** The entries, where some rows are selected with one for those before the one of the same key for all. */
const withSelected = (
  { actions, bulk = [], target }: Props,
  helpOf: (target: BulkTarget) => string,
): readonly ListAction[] => {
  if (!target || target.all) return actions;
  return actions.flatMap((action) => {
    const own = bulk.find(({ key }) => key === action.key);
    if (!own) return [action];
    const whyNot = own.whyNot?.(target);
    const { label, icon } = action;
    const onClick = () => own.onClick(target, () => undefined);
    return [
      {
        key: `${own.key} selected`,
        label,
        icon,
        help: helpOf(target),
        ...(whyNot !== undefined && { whyNot }),
        onClick,
      },
      action,
    ];
  });
};

/** The menu of actions on the rows of the list, and on the selected ones. */
export const ActionsMenu = (props: Props) => {
  const { onAction } = props;
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const actions = withSelected(props, ({ count }) => t('bulk.selected', { count }));
  return (
    <Menu position="bottom-end" width={264} withinPortal={false}>
      <Menu.Target>
        <ActionsButton />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.key}
            leftSection={action.icon}
            disabled={action.whyNot !== undefined}
            onClick={() => (action.to === undefined ? onAction(action) : void navigate(action.to))}
          >
            {action.label}
            {(action.whyNot ?? action.help) && (
              <span className={classes.actionHelp}>{action.whyNot ?? action.help}</span>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
