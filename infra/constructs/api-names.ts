import { type ApiPart, MAIN_PART } from '#infra/api-parts.ts';

/** The stage of every part. Paths begin with `/api` themselves; CloudFront puts the stage before them. */
export const STAGE = 'live';

/** Requests turned away because there were too many; the gateway counts them among all 4xx only. */
export const THROTTLED_METRIC = 'ThrottledRequests';

/** The output of the API stack with the address of a part. */
export const apiUrlOutput = (part: ApiPart): string =>
  part === MAIN_PART ? 'ApiUrl' : `ApiUrl${part.charAt(0).toUpperCase()}${part.slice(1)}`;
