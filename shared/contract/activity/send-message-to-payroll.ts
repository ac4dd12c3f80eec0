import { endpoint } from '#shared/contract/endpoint.ts';
import { messageBody, messageSent } from './message.ts';

export const sendMessageToPayroll = endpoint({
  id: 'activity.sendMessageToPayroll',
  method: 'POST',
  path: '/api/messages/payroll',
  permission: 'messages:send',
  summary: 'Send a message about a record to payroll; kept in the feed of the record',
  body: messageBody,
  response: messageSent,
  errors: ['not_found'],
  idempotent: true,
});
