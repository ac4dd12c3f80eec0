import { html, type Html } from '#functions/platform/mail/html.ts';
import { devPage } from '../gateway/dev-page.ts';
import type { PayrollSandbox } from './payroll-sandbox.ts';
import { scripts, scriptTexts } from './payroll-scripts.ts';

type View = ReturnType<PayrollSandbox['view']>;
type Received = ReturnType<PayrollSandbox['received']>;

const example = JSON.stringify({ customer_code: '4711', script: 'line_rejects', password: 'new' });

const customerRow = ({ customer_code: code, script }: View['customers'][number]): Html =>
  html`<tr>
    <td>${code}</td>
    <td>${script}</td>
    <td>${scriptTexts[script]}</td>
  </tr>`;

const requestRow = (request: Received['requests'][number]): Html =>
  html`<tr>
    <td>${request.reference}</td>
    <td>${request.customer_code}</td>
    <td>${String(request.month).padStart(2, '0')}/${request.year}</td>
    <td>${request.people.length} people, ${request.people.flatMap(({ lines }) => lines).length} lines</td>
    <td>
      <time datetime="${new Date(request.received_at).toISOString()}"
        >${new Date(request.received_at).toISOString().slice(0, 19).replace('T', ' ')}</time
      >
    </td>
    <td>${request.deliveries}</td>
  </tr>`;

const table = (headings: readonly string[], rows: readonly Html[]): Html =>
  html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th>${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;

/** The page of the payroll office: its customers, and what they sent. */
export const payrollPage = ({ customers, delays }: View, { requests, held }: Received): string =>
  devPage(
    'Payroll office',
    html`<p>
        A stand-in for the office of Brabo Payroll. What the app sends arrives here and nowhere else. It takes any
        credentials but the password <code>wrong</code>, is done ${delays.answerMs / 1000} seconds after a request
        (slow: ${delays.slowMs / 1000}), and holds the days of
        ${new Set(held.map(({ customer_code: code, payroll_number: number }) => `${code} ${number}`)).size} people.
      </p>
      <p>
        A customer code that begins with the name of a script plays it, such as <code>line_rejects-7</code>. A script
        can also be set with a POST of JSON to this address, such as <code>${example}</code>.
      </p>
      <h2>Customers</h2>
      ${table(['Customer code', 'Script', 'The office …'], customers.map(customerRow))}
      <h2>Requests</h2>
      ${
        requests.length === 0
          ? html`<p>Nothing was sent yet.</p>`
          : table(
              ['Reference', 'Customer code', 'Month', 'Holds', 'Came (UTC)', 'Times'],
              requests.toReversed().map(requestRow),
            )
      }
      <h2>Scripts</h2>
      ${table(
        ['Script', 'The office …'],
        scripts.map(
          (script) =>
            html`<tr>
              <td>${script}</td>
              <td>${scriptTexts[script]}</td>
            </tr>`,
        ),
      )}
      <p><a href="/dev/payroll.json">All of it as JSON</a></p>`,
  );
