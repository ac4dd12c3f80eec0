import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { getLicense } from '#shared/contract/software/get-license.ts';
import { query } from '../../api/query.ts';
import { HistoryTimeline } from '../../history/history-timeline.tsx';

type Props = { license: EndpointResponse<typeof getLicense>; canCorrect: boolean };

/** Who had the licence from when to when, latest first, and what is planned. */
export const LicenseHistory = ({ license: { details, employee_details: person }, canCorrect }: Props) => {
  const { t } = useTranslation('software');
  const { id, version, planned_end: plannedEnd, date_deactivated: ended } = details;
  const answer = useQuery({
    ...query(getLicense, { params: { id: String(id) } }),
    select: (read) => read.details,
  });
  return (
    <HistoryTimeline
      title={t('license.history')}
      empty={t('license.historyEmpty')}
      answer={answer}
      record={{ object: 'software_license', id, version }}
      ends={plannedEnd ?? ended}
      canCorrect={canCorrect && person !== null}
      {...(person && {
        onlyPerson: { id: person.id, name: person.name, team: person.team_names, avatar: person.avatar },
      })}
    />
  );
};
