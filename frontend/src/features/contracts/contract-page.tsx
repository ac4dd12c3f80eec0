import { useTranslation } from 'react-i18next';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { Loaded } from '../../api/loaded.tsx';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { SentMailCard } from '../../mail/sent-mail-card.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { ContractBanners, hasBanners } from './contract-banners.tsx';
import { ContractHeader } from './contract-header.tsx';
import { DocumentSection } from './document-section.tsx';
import { SignersCard } from './signers-card.tsx';
import { useContract, useContractRights, type ContractAnswer } from './use-contract.ts';
import { ValuesSection } from './values-section.tsx';

const Contract = ({ answer }: { answer: ContractAnswer }) => {
  const { details, custom_fields: fields } = answer;
  const { id, name } = details;
  const rights = useContractRights(details);
  // What is to be done comes first.
  const isIncomplete = answer.missing.length > 0;
  return (
    <>
      <title>{name}</title>
      <RecordPage
        header={<ContractHeader answer={answer} />}
        banners={hasBanners(answer) && <ContractBanners answer={answer} />}
        side={
          <>
            <SignersCard answer={answer} />
            <TagsCard object="contract" {...details} mayEdit={rights.write} />
            <CustomFieldsCard object="contract" id={id} fields={fields} mayEdit={rights.write} />
            <DocumentsPanel object="contract" id={id} />
            <SentMailCard object="contract" id={id} />
            <ActivityPanel object="contract" id={id} notesOn="contract" />
          </>
        }
      >
        {isIncomplete && <ValuesSection contract={details} />}
        <DocumentSection answer={answer} />
        {details.file_type === 'html' && !isIncomplete && <ValuesSection contract={details} />}
      </RecordPage>
    </>
  );
};

const ContractRecord = () => {
  useTranslation('contracts');
  return <Loaded answer={useContract()}>{(answer) => <Contract key={answer.details.id} answer={answer} />}</Loaded>;
};

/** The page of a contract: /contracts/{id}. */
export const ContractPage = () => (
  <RequireRight permission="contracts:read">
    <ContractRecord />
  </RequireRight>
);
