/** Paths begin with `/api` themselves; CloudFront puts the stage before them. */
export const STAGE = 'live';

/** Requests turned away because there were too many; the gateway counts them among all 4xx only. */
export const THROTTLED_METRIC = 'ThrottledRequests';
