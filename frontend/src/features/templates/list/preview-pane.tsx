import { Button, MenuItem } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowLeft,
  IconCopy,
  IconFolderSymlink,
  IconPencil,
  IconSend,
  IconTags,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateOut } from '#shared/contract/templates/template.ts';
import { useCan } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { RecordMenu } from '../../../ui/record-menu.tsx';
import { Link } from '../../../ui/router.ts';
import { TemplatePdf } from '../../../contracts/template-pdf.tsx';
import { useSignerWords } from '../parts/use-signer-words.ts';
import { useTemplateActs } from '../parts/use-template-acts.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './templates.module.css';

const MoveModal = onDemand(async () => (await import('./move-modal.tsx')).MoveModal);
const TagsModal = onDemand(async () => (await import('./tags-modal.tsx')).TagsModal);

type HeadProps = { name: string; facts: string; back: string | undefined; actions: ReactNode };

const PaneHead = ({ name, facts, back, actions }: HeadProps) => {
  const { t } = useTranslation('template-pages');
  // Without the list beside it the preview is the page.
  const Name = back === undefined ? 'h2' : 'h1';
  return (
    <header className={classes.paneHead}>
      {back !== undefined && (
        <Button component={Link} to={back} variant="subtle" size="xs" leftSection={<IconArrowLeft />}>
          {t('preview.back')}
        </Button>
      )}
      <div className={classes.paneWords}>
        <Name>{name}</Name>
        <p>{facts}</p>
      </div>
      <div className={classes.paneActions}>{actions}</div>
    </header>
  );
};

type OwnProps = { row: TemplateOut; back: string | undefined };

/** What can be done with a template of the company. */
const OwnActions = ({ row }: { row: TemplateOut }) => {
  const { t } = useTranslation('template-pages');
  const can = useCan();
  const acts = useTemplateActs();
  const [open, setOpen] = useState<'move' | 'tags'>();
  const close = () => setOpen(undefined);
  if (row.isPartner === 1)
    return can('templates:write') ? (
      <Button
        variant="default"
        leftSection={<IconCopy />}
        loading={acts.isBusy}
        onClick={() => acts.copy({ reseller_template_id: row.id })}
      >
        {t('act.copyToOwn')}
      </Button>
    ) : null;
  if (!can('templates:write')) return null;
  if (row.deleted === 1)
    return (
      <Button
        variant="default"
        leftSection={<IconArchiveOff />}
        loading={acts.isBusy}
        onClick={() => acts.restore(row.id)}
      >
        {t('act.restore')}
      </Button>
    );
  return (
    <>
      <Button component={Link} to={paths.template(row.id)} variant="default" leftSection={<IconPencil />}>
        {t('act.edit')}
      </Button>
      {can('contracts:write') && row.state === 'published' && row.unknown_count === 0 && (
        <Button
          component={Link}
          to={paths.contractsForMany(row.id)}
          variant="default"
          leftSection={<IconSend />}
          className={classes.wideOnly ?? ''}
        >
          {t('act.sendToMany')}
        </Button>
      )}
      <RecordMenu
        last={
          <MenuItem leftSection={<IconArchive />} onClick={() => acts.archive(row.id)}>
            {t('act.archive')}
          </MenuItem>
        }
      >
        <MenuItem leftSection={<IconCopy />} onClick={() => acts.copy({ template_id: row.id })}>
          {t('act.duplicate')}
        </MenuItem>
        <MenuItem leftSection={<IconFolderSymlink />} onClick={() => setOpen('move')}>
          {t('act.move')}
        </MenuItem>
        <MenuItem leftSection={<IconTags />} onClick={() => setOpen('tags')}>
          {t('act.tags')}
        </MenuItem>
      </RecordMenu>
      {open === 'move' && <MoveModal row={row} close={close} />}
      {open === 'tags' && <TagsModal row={row} close={close} />}
    </>
  );
};

/** The pages of a template of the company or of the partner, with what can be done with it. */
export const OwnPreview = ({ row, back }: OwnProps) => {
  const { t } = useTranslation('template-pages');
  const signers = useSignerWords();
  const version =
    row.published_version === 0
      ? t('preview.neverPublished')
      : t('preview.version', { version: row.published_version });
  return (
    <section className={classes.pane} aria-label={t('preview.label')}>
      <PaneHead
        name={row.name}
        facts={`${version} · ${signers(row)}`}
        back={back}
        actions={<OwnActions key={row.id} row={row} />}
      />
      <TemplatePdf title={row.name} asked={{ template_id: row.id }} />
    </section>
  );
};

type LibraryRow = { id: string; name: string; description: string };

/** The pages of a model of the public library. */
export const LibraryPreview = ({ row, back }: { row: LibraryRow; back: string | undefined }) => {
  const { t } = useTranslation('template-pages');
  const acts = useTemplateActs();
  return (
    <section className={classes.pane} aria-label={t('preview.label')}>
      <PaneHead
        name={row.name}
        facts={t('preview.model')}
        back={back}
        actions={
          <Button
            leftSection={<IconCopy />}
            variant="default"
            loading={acts.isBusy}
            onClick={() => acts.copy({ public_library_id: row.id })}
          >
            {t('act.copyToOwn')}
          </Button>
        }
      />
      <TemplatePdf title={row.name} asked={{ public_library_id: row.id }} />
    </section>
  );
};
