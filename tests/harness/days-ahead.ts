import { ServerResponse } from 'node:http';
import { putClockAhead } from './clock-ahead.ts';

// Loaded before anything else by each process of a run with DAYS_AHEAD (docs/tests.md#on-another-day).
putClockAhead(Number(process.env['DAYS_AHEAD']) * 86_400_000);

// Node dates its answers by a clock of its own, and clients sign by the clock of the server.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...given: unknown[]) {
  if (!this.headersSent && !this.hasHeader('date')) this.setHeader('Date', new Date().toUTCString());
  return Reflect.apply(writeHead, this, given) as ServerResponse;
};
