import { Skeleton } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { problemFromError } from '../../api/problem.ts';
import { recordKinds } from '../../records/record-kinds.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Link } from '../../ui/router.ts';
import type { usePreview } from './use-preview.ts';
import classes from './segments.module.css';

/** In characters: a longer word may have no room in a line. */
const WORD_MAX = 20;

type Props = { object: ObjectType; preview: ReturnType<typeof usePreview>; isEmpty: boolean };

/** The name of a record; a plate or a serial number in it, which is one word, is not broken at its hyphens. */
const RecordName = ({ name }: { name: string }) =>
  name.split(' ').map((word, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- why: words have no other identity
    <Fragment key={at}>
      {at > 0 && ' '}
      {word.length <= WORD_MAX ? <span className={classes.word}>{word}</span> : word}
    </Fragment>
  ));

/** The preview beside the conditions: how many records they match, and the names of the first ones. */
export const SegmentPreview = ({ object, preview, isEmpty }: Props) => {
  const { t } = useTranslation('segments');
  const { data, error, isLate } = preview;
  const problem = error ? problemFromError(error) : undefined;
  // An issue of a condition is shown on its row.
  const isOnRow = problem !== undefined && problem.fields.length > 0;
  return (
    <section className={classes.preview} aria-label={t('preview')}>
      <p className={classes.previewCount} aria-live="polite" data-late={isLate || isOnRow || undefined}>
        {data ? t(`count.${object}`, { count: data.count }) : problem ? null : <Skeleton height={20} width={120} />}
      </p>
      {isEmpty && <p className={classes.previewNote}>{t('previewEmpty')}</p>}
      {problem && !isOnRow && <ErrorBox problem={problem} onRetry={() => void preview.refetch()} />}
      {data && data.data.length > 0 && (
        <ul className={classes.previewNames} data-late={isLate || isOnRow || undefined}>
          {data.data.map(({ id, name }) => (
            <li key={id}>
              <Link to={recordKinds[object].path(id)} target="_blank">
                <RecordName name={name} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && data.count > data.data.length && (
        <p className={classes.previewNote}>{t('previewMore', { count: data.count - data.data.length })}</p>
      )}
    </section>
  );
};
