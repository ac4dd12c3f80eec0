import type { Endpoint } from '#shared/contract/endpoint.ts';
import { answerLink } from './answer-link.ts';
import { getCalendar } from './get-calendar.ts';
import { getLink } from './get-link.ts';
import { openLink } from './open-link.ts';
import { previewAnswer } from './preview-answer.ts';

export const linksEndpoints = [
  getLink,
  openLink,
  previewAnswer,
  answerLink,
  getCalendar,
] as const satisfies readonly Endpoint[];
