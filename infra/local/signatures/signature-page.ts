import { html, type Html } from '#functions/platform/mail/html.ts';
import { devPage } from '../gateway/dev-page.ts';
import type { KeptRequest } from './signature-requests.ts';
import { signatureScripts, signatureScriptTexts, type SignatureScript } from './signature-scripts.ts';
import { noLegalValue } from './signing-page.ts';

const requestRow = ({ request, request_id: id, state, signers, pages }: KeptRequest): Html =>
  html`<tr>
    <td>${request.title}</td>
    <td>${request.reference}, ${id}</td>
    <td>${state}</td>
    <td>
      ${request.signers.map(
        (signer) =>
          html`<a href="/pages/${pages[signer.id] ?? ''}">${signer.name}</a>: ${signers[signer.id]?.state ?? ''}<br />`,
      )}
    </td>
  </tr>`;

/** The page of the provider: what it plays, and the requests that it has. */
export const signaturePage = (requests: readonly KeptRequest[], script: SignatureScript): string =>
  devPage(
    'Provider of signatures',
    html`${noLegalValue}
      <p>A stand-in for a provider such as Signicat. Documents that the app sends to a provider arrive here.</p>
      <form method="post" action="/script">
        <p>
          <label
            >From now on the provider
            <select name="script" style="max-width: 100%">
              ${signatureScripts.map((each) =>
                each === script
                  ? html`<option value="${each}" selected>${signatureScriptTexts[each]}</option>`
                  : html`<option value="${each}">${signatureScriptTexts[each]}</option>`,
              )}
            </select>
          </label>
          <button>Set</button>
        </p>
      </form>
      <h2>Documents</h2>
      ${
        requests.length === 0
          ? html`<p>Nothing was sent yet.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th>Document</th>
                  <th>Reference</th>
                  <th>State</th>
                  <th>Signers</th>
                </tr>
              </thead>
              <tbody>
                ${requests.toReversed().map(requestRow)}
              </tbody>
            </table>`
      }`,
  );
