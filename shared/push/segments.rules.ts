/* The segments of the people of a push (docs/areas/push.md#pages). */

const ofIntegration = /^integration_filter_[1-9]\d{0,8}$/;

/** The segment of everybody on an integration. */
export const everybodyOn = (integrationId: number): string => `integration_filter_${integrationId}`;

/** Whether a segment leaves nobody of the integration out that is pushed to. */
export const isEverybody = (segment: string): boolean => segment === 'all' || ofIntegration.test(segment);
