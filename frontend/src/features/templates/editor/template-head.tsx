import { ActionIcon, Button, MenuItem } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconCheck,
  IconCopy,
  IconEye,
  IconPencil,
  IconUserShare,
  IconX,
} from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discardDraft } from '#shared/contract/templates/discard-draft.ts';
import { publishTemplate } from '#shared/contract/templates/publish-template.ts';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { format } from '../../../ui/format.ts';
import { useIssueWords } from '../../../form/use-issue-words.ts';
import { useCan } from '../../../ui/actor.tsx';
import { notifyError, notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { RecordMenu } from '../../../ui/record-menu.tsx';
import { Link, useNavigate } from '../../../ui/router.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { useTemplateActs } from '../parts/use-template-acts.ts';
import type { DraftKeeper, DraftState } from './draft-keeper.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './template-page.module.css';

const RenameModal = onDemand(async () => (await import('./rename-modal.tsx')).RenameModal);
const ReassignModal = onDemand(async () => (await import('../../../contracts/reassign-modal.tsx')).ReassignModal);

type Props = {
  details: TemplateDetails;
  draft: DraftKeeper;
  state: DraftState;
  isReadOnly: boolean;
  onPreview: () => void;
  /** Reads the template again and starts the editor anew. */
  onReload: () => void;
};

/** Whether and when the text was kept. */
const KeptWords = ({ state }: { state: DraftState }) => {
  const { t } = useTranslation('template-pages');
  const { phase, at } = state;
  return (
    <span className={classes.kept} role="status" data-phase={phase}>
      {phase === 'kept' && at !== undefined && (
        <>
          <IconCheck size={14} /> {t('draft.kept', { at: format().clock(new Date(at)) })}
        </>
      )}
      {(phase === 'changed' || phase === 'saving') && t('draft.saving')}
      {phase === 'failed' && t('draft.failed')}
    </span>
  );
};

const ownActs = ['rename', 'reassign'] as const;

/** The actions on a template besides publishing. */
const HeadMenu = ({
  details,
  draft,
  isReadOnly,
  isDraft,
  onReload,
}: Omit<Props, 'state' | 'onPreview'> & { isDraft: boolean }) => {
  const { t } = useTranslation(['template-pages', 'contracts']);
  const can = useCan();
  const navigate = useNavigate();
  const acts = useTemplateActs();
  const discard = useCall(discardDraft);
  const [open, setOpen] = useState<(typeof ownActs)[number]>();
  const close = () => setOpen(undefined);
  const { owner_user_id: id, owner_name: name } = details;
  const owner = name === null ? null : { id, name };
  const drop = async (): Promise<void> => {
    await draft.flush();
    discard.mutate(
      { body: { template_id: details.id, version: draft.version } },
      {
        onSuccess: () => {
          notifySuccess(t('toast.discarded'));
          onReload();
        },
        onError: notifyThrown,
      },
    );
  };
  const archive = async (): Promise<void> => {
    await draft.flush();
    acts.archive(details.id);
    void navigate(paths.templates);
  };
  return (
    <>
      <RecordMenu
        {...(!isReadOnly && {
          last: (
            <MenuItem leftSection={<IconArchive />} onClick={() => void archive()}>
              {t('act.archive')}
            </MenuItem>
          ),
        })}
      >
        {!isReadOnly && (
          <MenuItem leftSection={<IconPencil />} onClick={() => setOpen('rename')}>
            {t('rename.title')}
          </MenuItem>
        )}
        <MenuItem leftSection={<IconCopy />} onClick={() => acts.copy({ template_id: details.id })}>
          {t('act.duplicate')}
        </MenuItem>
        {!isReadOnly && details.published_version > 0 && isDraft && (
          <MenuItem leftSection={<IconArrowBackUp />} onClick={() => void drop()}>
            {t('draft.discard', { version: details.published_version })}
          </MenuItem>
        )}
        {can('contracts:reassign') && owner !== null && (
          <MenuItem leftSection={<IconUserShare />} onClick={() => setOpen('reassign')}>
            {t('contracts:reassign.act')}
          </MenuItem>
        )}
      </RecordMenu>
      {open === 'rename' && <RenameModal details={details} draft={draft} onReload={onReload} close={close} />}
      {open === 'reassign' && owner !== null && <ReassignModal from={owner} close={close} />}
    </>
  );
};

/** The head of the editor: what is edited, whether it is kept, preview and publishing. */
export const TemplateHead = memo((props: Props) => {
  const { details, draft, state, isReadOnly, onPreview } = props;
  const { t } = useTranslation('template-pages');
  const words = useIssueWords();
  const can = useCan();
  const publish = useCall(publishTemplate);
  const next = details.published_version + 1;
  const isDraft = details.published_version === 0 || details.changed_since === 1 || state.at !== undefined;
  const send = async (): Promise<void> => {
    if (!(await draft.flush())) return;
    publish.mutate(
      { body: { template_id: details.id, version: draft.version } },
      {
        onSuccess: ({ version, published_version: published }) => {
          draft.published(version);
          notifySuccess(t('toast.published', { version: published }));
        },
        onError: (error) => {
          const [first] = error.problem.fields;
          if (first) notifyError(words.at(first));
          else notifyThrown(error);
        },
      },
    );
  };
  return (
    <header className={classes.head}>
      <ActionIcon
        component={Link}
        to={`${paths.templates}?open=${details.id}`}
        variant="subtle"
        color="gray"
        aria-label={t('editor.close')}
      >
        <IconX size={18} stroke={1.75} />
      </ActionIcon>
      <h1>{details.name}</h1>
      <ToneBadge>
        {isDraft ? t('draft.badge', { version: next }) : t('preview.version', { version: details.published_version })}
      </ToneBadge>
      <KeptWords state={state} />
      <Button variant="default" leftSection={<IconEye />} onClick={onPreview}>
        {t('person.act')}
      </Button>
      {!isReadOnly && (
        <Button loading={publish.isPending} disabled={!isDraft || state.phase === 'lost'} onClick={() => void send()}>
          {t('editor.publish', { version: next })}
        </Button>
      )}
      {can('templates:write') && details.isPartner === 0 && details.deleted === 0 && (
        <HeadMenu {...props} isDraft={isDraft} />
      )}
    </header>
  );
});
