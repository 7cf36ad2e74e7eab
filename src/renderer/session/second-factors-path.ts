/** The part of the settings' address that leads to the second factors. */
export const SECOND_FACTORS_HASH = '#two-step-sign-in';

/** Where the viewer's second factors are set up. */
export const SECOND_FACTORS_PATH = `/dashboard/settings${SECOND_FACTORS_HASH}`;
