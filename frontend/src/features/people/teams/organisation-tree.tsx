import { Button } from '@mantine/core';
import { IconChevronRight, IconPrinter, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import { Segments } from '../../../ui/segments.tsx';
import {
  linesOf,
  peopleBelow,
  treeOf,
  type Organisation,
  type Shape,
  type TreeLine,
  type TreeNode,
} from './tree-model.ts';
import classes from './tree.module.css';

/** The most lines of a tree that begins with everything open. */
const OPEN_MAX = 60;

const shapes = ['managers', 'teams'] as const;

const Face = ({ node }: { node: TreeNode }) =>
  node.kind === 'person' ? (
    <Avatar name={node.name} picture={node.avatar} size={28} />
  ) : (
    <span className={classes.icon} aria-hidden="true">
      {node.kind === 'team' ? <IconUsersGroup size={16} stroke={1.75} /> : <IconUsers size={16} stroke={1.75} />}
    </span>
  );

type LineProps = {
  line: TreeLine;
  shape: Shape;
  isOpen: boolean;
  /** The one line that the Tab key enters. */
  isEntered: boolean;
  toggle: (node: TreeNode) => void;
  onEnter: (node: TreeNode) => void;
};

const Line = ({ line: { node, level }, shape, isOpen, isEntered, toggle, onEnter }: LineProps) => {
  const { t } = useTranslation('people');
  const hasMore = node.children.length > 0;
  const below = peopleBelow(node);
  const name = node.kind === 'rest' ? t(`org.rest.${shape}`) : node.name;
  const shown = {
    role: 'treeitem',
    'aria-level': level,
    ...(hasMore && { 'aria-expanded': isOpen }),
    'aria-selected': false,
    tabIndex: isEntered ? 0 : -1,
    className: classes.line ?? '',
    style: { paddingInlineStart: `${(level - 1) * 24 + 4}px` },
    'data-node': node.key,
    onFocus: () => onEnter(node),
  };
  const content = (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions --
          why: the arrow keys open and close the line itself */}
      <span
        className={classes.twist}
        data-open={isOpen || undefined}
        onClick={(event) => {
          event.preventDefault();
          event.stopPropagation();
          toggle(node);
        }}
      >
        {hasMore && <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />}
      </span>
      <Face node={node} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {node.note !== '' && <span className={classes.note}>{node.note}</span>}
      </span>
      {below > 0 && <span className={classes.count}>{t('org.people', { count: below })}</span>}
    </>
  );
  if (node.kind === 'rest')
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- why: its role is in `shown`, and the tree takes the keys
      <div {...shown} onClick={() => toggle(node)}>
        {content}
      </div>
    );
  return (
    <Link {...shown} to={node.kind === 'team' ? paths.team(node.id) : paths.person(node.id)}>
      {content}
    </Link>
  );
};

const focusLine = (tree: HTMLElement, key: string | null | undefined): void =>
  tree.querySelector<HTMLElement>(`[data-node="${CSS.escape(key ?? '')}"]`)?.focus();

/** The organisation as a tree, by whom people report to or by team. Paper gets all of it. */
export const OrganisationTree = ({ organisation }: { organisation: Organisation }) => {
  const { t } = useTranslation('people');
  const isPrinting = usePrinting();
  const seesManagers = organisation.people.some(({ reports_to_employee_id: manager }) => manager !== undefined);
  const [shape, setShape] = useState<Shape>(
    organisation.people.some(({ reports_to_employee_id: manager = 0 }) => manager > 0) ? 'managers' : 'teams',
  );
  const tree = treeOf(shape, organisation);
  const isSmall = linesOf(tree, () => true).length <= OPEN_MAX;
  /** The lines that were opened or closed by hand. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [entered, setEntered] = useState<string>();
  const opensAtFirst = (node: TreeNode): boolean =>
    isSmall || (shape === 'managers' && tree.includes(node) && node.kind === 'person');
  const isOpen = (node: TreeNode): boolean =>
    node.children.length > 0 && (isPrinting || opensAtFirst(node) !== turned.has(node.key));
  const lines = linesOf(tree, isOpen);
  const toggle = ({ key }: TreeNode): void =>
    setTurned((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = lines.findIndex(({ node }) => node.key === entered);
    const line = lines[at];
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    const go = (to: number) => focusLine(event.currentTarget, lines[to]?.node.key);
    const { node, parent } = line;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(lines.length - 1),
      ArrowRight: () => (node.children.length > 0 && !isOpen(node) ? toggle(node) : isOpen(node) && go(at + 1)),
      ArrowLeft: () => (isOpen(node) ? toggle(node) : focusLine(event.currentTarget, parent)),
      ...(node.kind === 'rest' && { Enter: () => toggle(node) }),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <>
      <div className={classes.tools}>
        {seesManagers && (
          <Segments
            size="xs"
            aria-label={t('org.shape')}
            value={shape}
            onChange={(value) => setShape(value === 'teams' ? 'teams' : 'managers')}
            data={shapes.map((value) => ({ value, label: t(`org.by.${value}`) }))}
          />
        )}
        <Button variant="default" size="xs" leftSection={<IconPrinter size={14} />} onClick={() => window.print()}>
          {t('org.print')}
        </Button>
      </div>
      {shape === 'managers' && !organisation.people.some(({ reports_to_employee_id: manager = 0 }) => manager > 0) && (
        <p className={classes.hint}>{t('org.noManagers')}</p>
      )}
      <div className={classes.tree} role="tree" tabIndex={-1} aria-label={t('org.title')} onKeyDown={onKeyDown}>
        {lines.map((line, at) => (
          <Line
            key={line.node.key}
            line={line}
            shape={shape}
            isOpen={isOpen(line.node)}
            isEntered={
              entered === undefined || !lines.some(({ node }) => node.key === entered)
                ? at === 0
                : line.node.key === entered
            }
            toggle={toggle}
            onEnter={({ key }) => setEntered(key)}
          />
        ))}
      </div>
    </>
  );
};
