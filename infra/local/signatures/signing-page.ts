import { html } from '#functions/platform/mail/html.ts';
import { devPage } from '../gateway/dev-page.ts';
import type { SignatureOffice } from './signature-office.ts';
import type { KeptRequest } from './signature-requests.ts';

export const noLegalValue = html`<p role="note" style="border: 2px solid; padding: .75rem; font-weight: 600">
  No legal value. This is a sandbox: what is signed here is signed by nobody.
</p>`;

const stateTexts: Readonly<Record<KeptRequest['state'], string>> = {
  created: 'It waits for its signatures.',
  viewed: 'It waits for its signatures.',
  signed: 'Everybody has signed.',
  declined: 'It was declined.',
  expired: 'The time to sign is over.',
  cancelled: 'The sender withdrew it.',
  error: 'It failed.',
};

const buttons = html`<form method="post">
    <p><button name="act" value="sign">Sign</button></p>
  </form>
  <form method="post">
    <p>
      <label>Why not? <input name="reason" required maxlength="500" /></label>
      <button name="act" value="decline">Decline</button>
    </p>
  </form>
  <form method="post">
    <p>
      <button name="act" value="expired">Let the time to sign end</button>
      <button name="act" value="error">Let it fail</button>
    </p>
  </form>`;

/** Where a signer signs, declines, or lets something go wrong. */
export const signingPage = (kept: KeptRequest, signerId: number, hasTurn: SignatureOffice['hasTurn']): string => {
  const { title, sha256, return_url: usual, signers } = kept.request;
  const signer = signers.find(({ id }) => id === signerId);
  const { return_url: back = usual } = signer ?? {};
  const isOpen = kept.state === 'created' || kept.state === 'viewed';
  const isSigned = kept.signers[signerId]?.state === 'signed';
  const rest = isSigned ? html`<p>You have signed.</p>` : html`<p>It is not your turn yet.</p>`;
  return devPage(
    title,
    html`${noLegalValue}
      <p>For ${signer?.name ?? ''} (${signer?.email ?? ''}). ${stateTexts[kept.state]}</p>
      <p><a href="?file=1">The document</a>, SHA-256 <code style="overflow-wrap: anywhere">${sha256}</code></p>
      ${isOpen && hasTurn(kept, signerId) ? buttons : rest}
      <p><a href="${back}">Back to the sender</a></p>`,
  );
};
