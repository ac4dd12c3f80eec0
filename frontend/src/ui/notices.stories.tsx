import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { noop, OnPress, Row, Stack } from '../stories/layout.tsx';
import { unavailable } from '../stories/sample-problems.ts';
import type { Stories } from '../stories/story.ts';
import { ask } from './ask.ts';
import { AskForRight } from './ask-for-right.tsx';
import { Banner } from './banner.tsx';
import { CentredNotice } from './centred-notice.tsx';
import { ConfirmAt, ConfirmField, ConfirmModal } from './confirm-modal.tsx';
import { ErrorBox } from './error-box.tsx';
import { notifyError, notifySuccess } from './notify.ts';
import { Reading } from './reading.tsx';
import { useLocation } from './router.ts';
import { Spinner } from './spinner.tsx';
import { ToastBody } from './toast-body.tsx';
import { toneNames } from './tokens.ts';

const RECORD = '/fleet/4';

/** The question leads to the record when it is closed, and goes with that. */
const ArchiveAt = () =>
  useLocation().pathname === RECORD ? null : (
    <ConfirmAt
      title="Archive BMW 320d Touring"
      confirm="Archive vehicle"
      isPending={false}
      onConfirm={noop}
      recordAt={RECORD}
    >
      <p>The vehicle will be hidden from lists; its history is kept.</p>
      <ConfirmField>
        <TextInput label="Last day of use" defaultValue="30/11/2026" />
      </ConfirmField>
    </ConfirmAt>
  );

export const stories: Stories = {
  title: 'Notices and questions',
  cases: {
    'Banners in every tone': () => (
      <Stack>
        {toneNames.map((tone) => (
          <Banner key={tone} tone={tone} action={<button type="button">Unarchive vehicle</button>}>
            This vehicle was archived on 31/10/2026.
          </Banner>
        ))}
      </Stack>
    ),
    'A failed call, with its request': () => <ErrorBox problem={unavailable} onRetry={noop} />,
    'A failure in words of its own': () => <ErrorBox title="The page failed" message="Load it again." />,
    'One message on an empty page': () => (
      <CentredNotice icon={IconMapOff} title="Nothing here">
        <p>The page was moved or never existed.</p>
      </CentredNotice>
    ),
    'A right that is asked for': () => <AskForRight permission="fleet:write" />,
    'What is being read': () => (
      <Reading>
        <Skeleton height={44} />
      </Reading>
    ),
    'Going on': () => (
      <Row>
        <Spinner /> Saving …
      </Row>
    ),
    'The words of a toast': () => <ToastBody words="Vehicle archived" actions={[{ label: 'Undo', onClick: noop }]} />,
    'Toasts and a question': () => (
      <Row>
        <Button variant="default" onClick={() => notifySuccess('Vehicle archived', { label: 'Undo', onClick: noop })}>
          Archive
        </Button>
        <Button variant="default" onClick={() => notifyError('Form invalid')}>
          Fail
        </Button>
        <Button
          variant="default"
          onClick={() =>
            ask({
              title: 'Delete the view?',
              children: 'It cannot be undone.',
              confirm: 'Delete',
              isDanger: true,
              onConfirm: noop,
            })
          }
        >
          Delete
        </Button>
      </Row>
    ),
    'A question that stays until the call succeeded': () => (
      <OnPress label="Deactivate">
        {(close) => (
          <ConfirmModal
            title="Deactivate the account?"
            confirm="Deactivate"
            isDanger
            isPending={false}
            problem={unavailable}
            onConfirm={noop}
            onClose={close}
          >
            <p>Inès Fernández can no longer sign in.</p>
          </ConfirmModal>
        )}
      </OnPress>
    ),
    'A question with an address of its own, and a field': () => (
      <OnPress label="Archive">{() => <ArchiveAt />}</OnPress>
    ),
  },
};
