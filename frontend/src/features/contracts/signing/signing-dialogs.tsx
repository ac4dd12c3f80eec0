import type { ContractAnswer } from '../use-contract.ts';
import { ChooseModal } from './choose-modal.tsx';
import { CorrectModal } from './correct-modal.tsx';
import { InPersonModal } from './in-person-modal.tsx';
import { ReasonModal } from './reason-modal.tsx';
import { SendModal } from './send-modal.tsx';
import type { OpenDialog, SigningDialog } from './signing-dialog.ts';
import { UploadModal } from './upload-modal.tsx';

type Props = { dialog: SigningDialog; answer: ContractAnswer; open: OpenDialog };

/** The dialog about signing that is open. */
export const SigningDialogs = ({ dialog, ...props }: Props) => {
  if (dialog === 'choose') return <ChooseModal {...props} />;
  if (dialog === 'send') return <SendModal {...props} />;
  if (dialog === 'in-person') return <InPersonModal {...props} />;
  if (dialog === 'upload') return <UploadModal {...props} />;
  if (dialog === 'correct' || dialog === 'give') return <CorrectModal {...props} kind={dialog} />;
  return <ReasonModal {...props} kind={dialog} />;
};
