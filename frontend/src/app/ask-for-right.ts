import { askForRight } from '#shared/contract/session/ask-for-right.ts';
import { callEndpoint } from '../api/call.ts';
import { rightAsker } from '../ui/right-asker.ts';

rightAsker.provide(async (permission, page) => (await callEndpoint(askForRight, { body: { permission, page } })).asked);
