import { noop, OnPress, Row } from '../stories/layout.tsx';
import { sampleFields, sampleText } from '../stories/sample-document.ts';
import type { Stories } from '../stories/story.ts';
import { ConditionModal } from './condition-modal.tsx';
import { DocumentEditor } from './document-editor.tsx';
import { LinkModal } from './link-modal.tsx';
import { PictureModal } from './picture-modal.tsx';

export const stories: Stories = {
  title: 'The text of a document',
  arePages: true,
  cases: {
    'A contract with fields, one unknown and one that is missing for some': () => (
      <DocumentEditor
        label="Text of the template"
        content={sampleText}
        fields={sampleFields}
        missing={new Set(['employee_national_number'])}
      />
    ),
    'Read only': () => (
      <DocumentEditor label="Text of the contract" content={sampleText} fields={sampleFields} isReadOnly />
    ),
    'What a condition, a link and a picture ask': () => (
      <Row>
        <OnPress label="Condition">
          {(close) => (
            <ConditionModal
              fields={sampleFields}
              start={{ field: 'job_team', equals: 'Sales' }}
              onSave={noop}
              onRemove={noop}
              close={close}
            />
          )}
        </OnPress>
        <OnPress label="Link">
          {(close) => <LinkModal start="https://example.org/" onSave={noop} close={close} />}
        </OnPress>
        <OnPress label="Picture">
          {(close) => <PictureModal start={undefined} dropped={undefined} onSave={noop} close={close} />}
        </OnPress>
      </Row>
    ),
  },
};
