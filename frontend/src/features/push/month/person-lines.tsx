import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { previewPush } from '#shared/contract/push/preview-push.ts';
import type { PushPersonOut } from '#shared/contract/push/push.ts';
import { PREVIEW_PAGE_MAX } from '#shared/push/limits.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { LinesTable } from '../parts/lines-table.tsx';
import type { PushMonth } from '../parts/push-types.ts';
import { useAgainst } from './use-against.ts';
import classes from './people-table.module.css';

type Props = { pushMonth: PushMonth; person: PushPersonOut; withCorrections: boolean };

/** Exactly what is sent of one person. */
export const PersonLines = ({ pushMonth: { integration, year, month }, person, withCorrections }: Props) => {
  const { t } = useTranslation('push');
  const against = useAgainst();
  const answer = useQuery(
    query(previewPush, {
      body: {
        integration_id: integration.id,
        year,
        month,
        employee_ids: [person.employee_id],
        with_corrections: withCorrections ? 1 : 0,
        per_page: PREVIEW_PAGE_MAX,
      },
    }),
  );
  return (
    <LoadedPart answer={answer}>
      {({ lines, left_out: leftOut }) =>
        lines.length > 0 ? (
          <LinesTable
            caption={t('people.linesOf', { name: person.name })}
            lines={lines}
            against={against(person.pushed_at)}
          />
        ) : (
          <p className={classes.note}>
            {leftOut[0] ? t(`leftOut.${leftOut[0].reason}`) : t('people.noLines', { name: person.name })}
          </p>
        )
      }
    </LoadedPart>
  );
};
