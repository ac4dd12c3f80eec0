import { noop } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { AskFirst } from './ask-first.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { UploadDrop } from './upload-drop.tsx';
import { UploadList } from './upload-list.tsx';
import type { UploadItem } from './use-uploads.ts';

const upload = (phase: UploadItem['phase'], name: string, over: Partial<UploadItem> = {}): UploadItem => ({
  key: name,
  file: new File(['%PDF'], name),
  phase,
  share: 0,
  ...over,
});

const items: readonly UploadItem[] = [
  upload('waiting', 'Lease contract.pdf'),
  upload('sending', 'Car policy.docx', { share: 0.4 }),
  upload('checking', 'Fuel 2026.xlsx', { share: 1 }),
  upload('done', 'Scratch.jpg', { share: 1 }),
  upload('refused', 'setup.exe', { reason: 'Files of this kind are not taken' }),
  upload('stopped', 'Film.pdf', { retry: true }),
];

export const stories: Stories = {
  title: 'Documents',
  cases: {
    'The documents of a record': () => <DocumentsPanel object="car" id={4} />,
    'Where files land': () => <UploadDrop onFiles={noop} />,
    'Uploads in every phase': () => (
      <>
        <AskFirst />
        <UploadList uploads={{ items, busy: true, add: noop, again: noop, stop: noop, drop: noop }} />
      </>
    ),
  },
};
