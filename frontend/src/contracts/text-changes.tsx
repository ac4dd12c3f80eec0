import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { compareVersions } from '#shared/contract/templates/compare-versions.ts';
import classes from './text-changes.module.css';

type Paragraph = EndpointResponse<typeof compareVersions>['paragraphs'][number];

/** Changed paragraphs one by one, unchanged ones that follow each other together. */
const groupsOf = (paragraphs: readonly Paragraph[]): { isChanged: boolean; paragraphs: Paragraph[] }[] => {
  const groups: { isChanged: boolean; paragraphs: Paragraph[] }[] = [];
  for (const paragraph of paragraphs) {
    const isChanged = paragraph.some(({ kind }) => kind !== 'same');
    const last = groups.at(-1);
    if (last && !isChanged && !last.isChanged) last.paragraphs.push(paragraph);
    else groups.push({ isChanged, paragraphs: [paragraph] });
  }
  return groups;
};

const Words = ({ of }: { of: Paragraph }) => (
  <p>
    {of.map(({ kind, text }, place) => {
      const Word = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
      // oxlint-disable-next-line react/no-array-index-key -- why: words have no name and never move
      return <Word key={place}>{text}</Word>;
    })}
  </p>
);

/** The words that were added to a text and removed from it; what did not change is folded. */
export const TextChanges = ({ paragraphs, same }: { paragraphs: readonly Paragraph[]; same: string }) => {
  const { t } = useTranslation('templates');
  const groups = groupsOf(paragraphs);
  if (!groups.some(({ isChanged }) => isChanged)) return <p className={classes.same}>{same}</p>;
  return (
    <div className={classes.changes}>
      {groups.map((group, at) => {
        // oxlint-disable-next-line react/no-array-index-key -- why: paragraphs have no name and never move
        const words = group.paragraphs.map((paragraph, place) => <Words key={place} of={paragraph} />);
        return group.isChanged ? (
          <div key={at}>{words}</div>
        ) : (
          <details key={at}>
            <summary>{t('unchanged', { count: group.paragraphs.length })}</summary>
            {words}
          </details>
        );
      })}
    </div>
  );
};
