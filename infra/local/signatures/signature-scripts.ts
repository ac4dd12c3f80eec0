/** The parts that the sandbox plays (docs/areas/signature-provider.md#sandbox-of-signatures). */
export const signatureScripts = [
  'ok',
  'webhooks_twice',
  'webhooks_late',
  'webhooks_out_of_order',
  'webhooks_forged',
  'webhooks_lost',
  'offline',
  'login_failed',
  'refused',
  'answer_lost',
  'other_file',
] as const;
export type SignatureScript = (typeof signatureScripts)[number];

/** What each of them does, for the page. */
export const signatureScriptTexts: Readonly<Record<SignatureScript, string>> = {
  ok: 'tells at once whatever happens',
  webhooks_twice: 'tells everything twice',
  webhooks_late: 'tells everything much later',
  webhooks_out_of_order: 'tells everything once it is over, the last first',
  webhooks_forged: 'tells everything with a wrong signature',
  webhooks_lost: 'tells nothing, so it must be asked',
  offline: 'answers that it is closed',
  login_failed: 'refuses every key',
  refused: 'refuses every new request',
  answer_lost: 'takes a new request and breaks off before its first answer',
  other_file: 'gives back a sealed file that is another one than was sent',
};
