import { useState } from 'react';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { isSame } from '../../form/three-way-diff.ts';
import { draftOf, issuesByRow, readDraft } from './segment-draft.ts';
import type { SegmentValues } from './segment-form.ts';
import { usePreview } from './use-preview.ts';
import type { SegmentColumns } from './use-segment-columns.ts';

type Filter = SegmentValues['filter'];

/** The conditions of a segment while they are typed: what they say so far, whom they find, and what is wrong with them. */
export const useConditions = (object: ObjectType, columns: SegmentColumns, start: Filter) => {
  const [draft, setDraft] = useState(() => draftOf(start));
  const [wasSubmitted, setSubmitted] = useState(false);
  const reading = readDraft(draft, [...columns.own, ...columns.custom]);
  const preview = usePreview(object, reading.filter);
  const isBlank = draft.entries.every((entry) => 'column' in entry && entry.column === null);
  return {
    draft,
    change: setDraft,
    reading,
    preview,
    isChanged: ({ filter }: SegmentValues): boolean =>
      !isSame(filter, reading.filter) || (reading.rowErrors.size > 0 && !isBlank),
    /** Shows errors from now on, and the conditions that are sent where those are not the typed ones. */
    submit: (sent: Filter): void => {
      setSubmitted(true);
      if (!isSame(sent, reading.filter)) setDraft(draftOf(sent));
    },
    /** The errors by row, with those of a refused save, and the same for the summary. */
    issuesOf: (refused: readonly Issue[]) => {
      const errors = new Map([
        ...issuesByRow(preview.error && !preview.isLate ? preview.error.problem.fields : [], reading.rowByPath),
        ...issuesByRow(refused, reading.rowByPath),
        ...(wasSubmitted ? reading.rowErrors : []),
      ]);
      const rowIssues: Issue[] = wasSubmitted
        ? [...errors].map(([path, message]) => ({ path, code: 'required' as const, message }))
        : [];
      return { errors, rowIssues };
    },
  };
};
