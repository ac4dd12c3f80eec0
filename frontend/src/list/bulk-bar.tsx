import { PHONE } from '../ui/tokens.ts';
import type { BulkAction, BulkTarget } from './bulk-action.ts';
import { DeferredBulkMore } from './deferred-controls.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { SelectionState } from './use-selection.ts';
import { useScreen } from '../ui/use-screen.ts';

type Props = {
  actions: readonly BulkAction[];
  selected: SelectionState;
  target: BulkTarget;
  /** The number of rows that match. */
  count: number;
};

/** More actions than this do not fit beside each other; the last ones then stand in a menu. */
const INLINE_MAX = 6;
const INLINE_MAX_PHONE = 3;

/** The actions on the selected rows; floats over the list while rows are selected. */
export const BulkBar = ({ actions, selected: { selectAll, clear }, target, count }: Props) => {
  const isPhone = useScreen(PHONE);
  const offered = actions.filter(({ when }) => when?.(target.state) ?? true);
  const most = isPhone ? INLINE_MAX_PHONE : INLINE_MAX;
  const inline = offered.length > most ? offered.slice(0, most - 1) : offered;
  const more = offered.slice(inline.length);
  return (
    <SelectionBar
      chosen={target.count}
      count={count}
      onAll={!target.all && target.count < count ? selectAll : undefined}
      actions={inline.map(({ key, label, icon, whyNot, onClick }) => ({
        key,
        label,
        icon,
        whyNot: whyNot?.(target),
        onClick: () => onClick(target, clear),
      }))}
      more={
        more.length > 0 && (
          <DeferredBulkMore actions={more} target={target} onAction={({ onClick }) => onClick(target, clear)} />
        )
      }
      onClear={clear}
    />
  );
};
