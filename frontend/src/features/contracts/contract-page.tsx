import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listContracts } from '#shared/contract/contracts/list-contracts.ts';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { Loaded } from '../../api/loaded.tsx';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { useListedRow } from '../../list/use-listed-row.ts';
import { SentMailCard } from '../../mail/sent-mail-card.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { paths } from '../../ui/paths.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { PHONE } from '../../ui/tokens.ts';
import { ContractBanners, hasBanners } from './contract-banners.tsx';
import { ContractHeader, ListedContract } from './contract-header.tsx';
import { DocumentSection } from './document-section.tsx';
import { AuditCard } from './signing/audit-card.tsx';
import { MoreActionsCard } from './signing/more-actions-card.tsx';
import { RemindersCard } from './signing/reminders-card.tsx';
import { SigningCard } from './signing/signing-card.tsx';
import type { SigningDialog } from './signing/signing-dialog.ts';
import { useTrailCheck } from './signing/use-trail-check.ts';
import { useContract, useContractRights, type ContractAnswer } from './use-contract.ts';
import { ValuesSection } from './values-section.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useScreen } from '../../ui/use-screen.ts';

const SigningDialogs = onDemand(async () => (await import('./signing/signing-dialogs.tsx')).SigningDialogs);

const Contract = ({ answer }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('signing');
  const { details, custom_fields: fields } = answer;
  const { id, name } = details;
  const [dialog, open] = useState<SigningDialog>();
  const isTrailBroken = useTrailCheck(id).data?.ok === false;
  const rights = useContractRights(details);
  const isPhone = useScreen(PHONE);
  // On a phone the side column comes last, and who signs is asked for first.
  const signing = <SigningCard answer={answer} open={open} />;
  // What is to be done comes first.
  const isIncomplete = answer.missing.length > 0;
  return (
    <>
      <PageTitle of={name} />
      <RecordPage
        header={<ContractHeader answer={answer} open={open} />}
        banners={(isTrailBroken || hasBanners(answer, t)) && <ContractBanners answer={answer} open={open} />}
        side={
          <>
            {!isPhone && signing}
            <RemindersCard answer={answer} />
            <MoreActionsCard answer={answer} open={open} />
            <TagsCard object="contract" {...details} mayEdit={rights.write} />
            <CustomFieldsCard object="contract" id={id} fields={fields} mayEdit={rights.write} />
            <DocumentsPanel object="contract" id={id} />
            <SentMailCard object="contract" id={id} />
            <ActivityPanel object="contract" id={id} notesOn="contract" />
          </>
        }
      >
        {isPhone && signing}
        {isIncomplete && <ValuesSection contract={details} />}
        <DocumentSection answer={answer} />
        {details.sendings > 0 && <AuditCard id={id} />}
        {details.file_type === 'html' && !isIncomplete && <ValuesSection contract={details} />}
      </RecordPage>
      {dialog && <SigningDialogs dialog={dialog} answer={answer} open={open} />}
    </>
  );
};

const ContractRecord = () => {
  useTranslation(['contracts', 'signing']);
  const row = useListedRow(listContracts, ({ id }) => paths.contract(id));
  return (
    <Loaded answer={useContract()} head={row && <ListedContract contract={row} />}>
      {(answer) => <Contract key={answer.details.id} answer={answer} />}
    </Loaded>
  );
};

/** The page of a contract: /contracts/{id}. */
export const ContractPage = () => (
  <RequireRight permission="contracts:read">
    <ContractRecord />
  </RequireRight>
);
