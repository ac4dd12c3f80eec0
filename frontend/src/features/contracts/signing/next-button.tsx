import { Button } from '@mantine/core';
import { IconBell, IconPencil, IconRefresh, IconSend, IconSignature, IconUpload, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';
import type { ContractAnswer } from '../use-contract.ts';
import { hourOf } from './moment.ts';
import { remindAgainAt } from './next-step.ts';
import type { OpenDialog } from './signing-dialog.ts';
import { useSigningCalls } from './use-signing-calls.ts';
import { useNow } from './use-now.ts';
import { useNextStep } from './use-signing-rights.ts';

const icons = { choose: IconUsers, send: IconSend, correct: IconPencil, retry: IconRefresh, upload: IconUpload };
const dialogs = { choose: 'choose', send: 'send', correct: 'again', upload: 'upload' } as const;

/** The main button of a contract, aimed at whoever is next. */
export const NextButton = ({ answer, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { t } = useTranslation('signing');
  const { details } = answer;
  const next = useNextStep(answer);
  const calls = useSigningCalls(details);
  const now = useNow();
  if (!next) return null;
  if (next.kind === 'sign')
    return (
      <Button component={Link} to={paths.pendingSignatures(details.id)} leftSection={<IconSignature />}>
        {t('next.sign')}
      </Button>
    );
  if (next.kind === 'sign-there')
    return (
      <Button component="a" href={next.url} leftSection={<IconSignature />}>
        {t('next.signThere')}
      </Button>
    );
  if (next.kind === 'remind') {
    const again = remindAgainAt(next.signer, now);
    const [name] = next.signer.name.split(' ');
    return (
      <Button
        leftSection={<IconBell />}
        loading={calls.isPending}
        disabled={again !== undefined}
        onClick={() => calls.remind(next.signer)}
      >
        {again === undefined ? t('next.remind', { name }) : t('next.remindAgain', { time: hourOf(again) })}
      </Button>
    );
  }
  const Icon = icons[next.kind];
  const { kind } = next;
  return (
    <Button
      leftSection={<Icon />}
      loading={calls.isPending}
      onClick={() => (kind === 'retry' ? calls.retry() : open(dialogs[kind]))}
    >
      {t(`next.${kind}`)}
    </Button>
  );
};
