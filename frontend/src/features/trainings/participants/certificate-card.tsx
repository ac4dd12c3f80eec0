import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantDetails } from '#shared/contract/trainings/participant.ts';
import { useDocumentRights } from '../../../documents/use-documents.ts';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { CertificateBadge } from './participant-looks.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './participants.module.css';

const CertificateModal = onDemand(async () => (await import('./certificate-modal.tsx')).CertificateModal);

type Certificate = ParticipantDetails['certificates'][number];
type Props = { participant: ParticipantDetails; mayChange: boolean };

/** The file of a certificate, a link for whoever may read documents. */
const CertificateFile = ({
  certificate: { file_id: file, filename },
  participant,
}: {
  certificate: Certificate;
  participant: number;
}) => {
  const { t } = useTranslation('trainings');
  const mayRead = useDocumentRights('training_employee').read;
  if (file === null) return null;
  const name = filename ?? t('people.certificate.noFile');
  return mayRead && filename !== null ? (
    <Link to={paths.document('training_employee', participant, file)}>{name}</Link>
  ) : (
    name
  );
};

/** The certificate of a participant, and those of before it. */
export const CertificateCard = ({ participant, mayChange }: Props) => {
  const { t } = useTranslation('trainings');
  const [isOpen, setOpen] = useState(false);
  const [current, ...before] = participant.certificates;
  return (
    <SectionCard
      title={t('people.certificate.title')}
      action={
        mayChange &&
        participant.waiting === 0 && (
          <Button variant="subtle" color="accent" leftSection={<IconCertificate />} onClick={() => setOpen(true)}>
            {t(current ? 'people.certificate.renew' : 'people.certificate.set')}
          </Button>
        )
      }
    >
      {current ? (
        <DefinitionList
          items={[
            {
              key: 'state',
              label: t('column.certificate_state'),
              value: <CertificateBadge state={participant.certificate_state} />,
            },
            { key: 'obtained', label: t('field.obtained_on'), value: current.obtained_on },
            {
              key: 'until',
              label: t('field.valid_until'),
              value: current.valid_until ?? t('people.certificate.forGood'),
            },
            {
              key: 'file',
              label: t('field.file_id'),
              value:
                current.file_id === null ? null : (
                  <CertificateFile certificate={current} participant={participant.id} />
                ),
            },
          ]}
        />
      ) : (
        <p className={classes.quiet}>{t('people.certificate.none')}</p>
      )}
      {before.length > 0 && (
        <>
          <h3 className={classes.beforeTitle}>{t('people.certificate.before')}</h3>
          <ul className={classes.before}>
            {before.map((one) => (
              <li key={one.obtained_on}>
                <span>
                  {one.valid_until === null
                    ? t('people.certificate.since', { from: one.obtained_on })
                    : t('people.certificate.period', { from: one.obtained_on, until: one.valid_until })}
                </span>
                <CertificateFile certificate={one} participant={participant.id} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && <CertificateModal participant={participant} close={() => setOpen(false)} />}
    </SectionCard>
  );
};
