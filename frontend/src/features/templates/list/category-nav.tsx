import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconFolderPlus } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../ui/actor.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { CategoryMenu, type CategoryAct } from './category-menu.tsx';
import { branchIds, linesOf, treeOf, type Branch, type Category } from '../../../contracts/category-tree.ts';
import { DRAGGED_CATEGORY, DRAGGED_TEMPLATE } from './dragged.ts';
import type { useCategories } from './use-categories.ts';
import { useMoveTemplate } from './use-move-template.ts';
import type { TemplatesPlace } from './use-templates-place.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './templates.module.css';

const CategoryModal = onDemand(async () => (await import('./category-modal.tsx')).CategoryModal);

type Chosen = TemplatesPlace['category'];
type Tree = ReturnType<typeof useCategories>;
type Open = { act: CategoryAct; category: Category | undefined } | undefined;

type NodeProps = {
  branch: Branch;
  depth: number;
  chosen: Chosen;
  folded: ReadonlySet<number>;
  canEdit: boolean;
  onChoose: (category: Chosen) => void;
  onFold: (id: number) => void;
  onAct: (act: CategoryAct, category: Category) => void;
  onDrop: (event: DragEvent, category: number | null) => void;
};

const STEP = 16;

/** What makes an element take what is dragged onto it; without `onDrop` it takes nothing. */
const useDropTarget = (onDrop: ((event: DragEvent) => void) | undefined) => {
  const [isOver, setOver] = useState(false);
  if (!onDrop) return {};
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      onDrop(event);
    },
  };
};

/** A category with its count, and those below it unless they are folded. */
const CategoryNode = (props: NodeProps) => {
  const { branch, depth, chosen, folded, canEdit, onChoose, onFold, onAct, onDrop } = props;
  const { t } = useTranslation('template-pages');
  const target = useDropTarget(canEdit ? (event) => onDrop(event, branch.id) : undefined);
  const isFolded = folded.has(branch.id);
  return (
    <li>
      <div
        className={classes.category}
        data-chosen={chosen === branch.id || undefined}
        {...target}
        style={{ paddingLeft: depth * STEP }}
        draggable={canEdit}
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED_CATEGORY, String(branch.id))}
      >
        {branch.below.length > 0 ? (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={!isFolded}
            aria-label={t('category.fold', { category: branch.name })}
            onClick={() => onFold(branch.id)}
          >
            {isFolded ? <IconChevronRight size={14} /> : <IconChevronDown size={14} />}
          </button>
        ) : (
          <span className={classes.fold} />
        )}
        <button
          type="button"
          className={classes.choose}
          aria-current={chosen === branch.id ? 'true' : undefined}
          onClick={() => onChoose(branch.id)}
        >
          {branch.name}
        </button>
        {canEdit && <CategoryMenu category={branch} onAct={(act) => onAct(act, branch)} />}
        <span className={classes.number}>{wholeNumber(branch.count)}</span>
      </div>
      {!isFolded && branch.below.length > 0 && (
        <ul className={classes.tree}>
          {branch.below.map((below) => (
            <CategoryNode key={below.id} {...props} branch={below} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
};

type FixedProps = {
  label: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  onDrop?: ((event: DragEvent) => void) | undefined;
};

const FixedNode = ({ label, count, isChosen, onChoose, onDrop }: FixedProps) => (
  <li>
    <div className={classes.category} data-chosen={isChosen || undefined} {...useDropTarget(onDrop)}>
      <span className={classes.fold} />
      <button type="button" className={classes.choose} aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
        {label}
      </button>
      <span className={classes.number}>{wholeNumber(count)}</span>
    </div>
  </li>
);

type Props = { tree: Tree; chosen: Chosen; onChoose: (category: Chosen) => void };

/** The tree of categories with counts. Templates and categories are dragged into one, or moved by a menu. */
export const CategoryNav = ({ tree, chosen, onChoose }: Props) => {
  const { t } = useTranslation('template-pages');
  const canEdit = useCan()('templates:write');
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<Open>();
  const moveTemplate = useMoveTemplate();
  const fold = (id: number, isFolded = !folded.has(id)): void =>
    setFolded(new Set(isFolded ? [...folded, id] : [...folded].filter((one) => one !== id)));
  useKeys({
    ArrowLeft: () => typeof chosen === 'number' && fold(chosen, true),
    ArrowRight: () => typeof chosen === 'number' && fold(chosen, false),
  });
  const { categories, save } = tree;
  const drop = (event: DragEvent, into: number | null): void => {
    event.preventDefault();
    const [template, version] = event.dataTransfer.getData(DRAGGED_TEMPLATE).split(' ').map(Number);
    const category = Number(event.dataTransfer.getData(DRAGGED_CATEGORY));
    if (template) return moveTemplate(template, version, into);
    if (!category || (into !== null && branchIds(categories, category).has(into))) return undefined;
    save.mutate(linesOf(categories).map((line) => (line.id === category ? { ...line, parent_id: into } : line)));
    return undefined;
  };
  return (
    <nav className={classes.categories} aria-label={t('category.all')}>
      <ul className={classes.tree}>
        <FixedNode
          label={t('category.all')}
          count={tree.total}
          isChosen={chosen === undefined}
          onChoose={() => onChoose(undefined)}
          onDrop={canEdit ? (event) => drop(event, null) : undefined}
        />
        {treeOf(categories).map((branch) => (
          <CategoryNode
            key={branch.id}
            branch={branch}
            depth={0}
            chosen={chosen}
            folded={folded}
            canEdit={canEdit}
            onChoose={onChoose}
            onFold={fold}
            onAct={(act, category) => setOpen({ act, category })}
            onDrop={drop}
          />
        ))}
        <FixedNode
          label={t('category.archived')}
          count={tree.archived}
          isChosen={chosen === 'archived'}
          onChoose={() => onChoose('archived')}
        />
      </ul>
      {canEdit && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconFolderPlus />}
          onClick={() => setOpen({ act: 'add', category: undefined })}
        >
          {t('category.add')}
        </Button>
      )}
      {open && <CategoryModal {...open} tree={tree} close={() => setOpen(undefined)} />}
    </nav>
  );
};
