import { askForRight } from '#shared/contract/session/ask-for-right.ts';
import { callEndpoint } from '../api/call.ts';
import type { RightAsked } from '../ui/right-asker.ts';

window.addEventListener('right-asked', (event) => {
  // why: only the 403 page sends events of this name
  const { detail } = event as RightAsked;
  const { permission, page } = detail;
  detail.answer = callEndpoint(askForRight, { body: { permission, page } }).then(({ asked }) => asked);
});
