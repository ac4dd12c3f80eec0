import { endpoint } from '#shared/contract/endpoint.ts';
import { messageBody, messageSent } from './message.ts';

export const sendMessageToReseller = endpoint({
  id: 'activity.sendMessageToReseller',
  method: 'POST',
  path: '/api/messages/reseller',
  permission: 'messages:send',
  summary: 'Send a message about a record to the reseller; kept in the feed of the record',
  body: messageBody,
  response: messageSent,
  errors: ['not_found'],
  idempotent: true,
});
