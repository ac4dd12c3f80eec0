import { sampleMails } from '../stories/sample-mail.ts';
import type { Stories } from '../stories/story.ts';
import { MailLines, MailSkeleton } from './mail-lines.tsx';
import { SentMailCard } from './sent-mail-card.tsx';

export const stories: Stories = {
  title: 'Sent mail',
  cases: {
    'The mail about a record': () => <SentMailCard object="car" id={4} />,
    'Mail about several records, in each state': () => (
      <MailLines mails={sampleMails} label="Sent mail" linkOf={({ relatedObjectId }) => `/fleet/${relatedObjectId}`} />
    ),
    'Mail on its way': MailSkeleton,
  },
};
