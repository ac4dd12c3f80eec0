import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../ui/actor.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { SectionCard } from '../ui/section-card.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { useTags, type TaggedRecord } from './use-tags.ts';
import classes from './records.module.css';

const TagEditor = onDemand(async () => (await import('./tag-editor.tsx')).TagEditor);

/** The tags of a record; a user with the right adds and removes them in place. */
export const TagsCard = ({ mayEdit, ...record }: TaggedRecord & { mayEdit: boolean }) => {
  const { t } = useTranslation('custom-fields');
  const canWrite = useCan()('tags:write') && mayEdit;
  const [isEditing, setEditing] = useState(false);
  const { tags, change } = useTags(record);
  return (
    <SectionCard
      title={t('tags.title')}
      {...(tags.length === 0 && !isEditing && { note: t('tags.none') })}
      action={
        canWrite &&
        !isEditing && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconPlus size={16} stroke={1.75} />}
            aria-label={t('tags.add')}
            onClick={() => setEditing(true)}
          >
            {t('tags.addMore')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <div
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setEditing(false);
          }}
        >
          <TagEditor object={record.object} tags={tags} change={change} />
        </div>
      ) : (
        tags.length > 0 && (
          <div className={classes.allTags}>
            {tags.map((tag) => (
              <ToneBadge key={tag}>{tag}</ToneBadge>
            ))}
          </div>
        )
      )}
    </SectionCard>
  );
};
