/** The dialogs about the signing of a contract, by what they do. */
export type SigningDialog =
  'choose' | 'send' | 'again' | 'reset' | 'withdraw' | 'correct' | 'give' | 'in-person' | 'upload';

export type OpenDialog = (dialog: SigningDialog | undefined) => void;
