/** What is known of an OpenID provider, by the names of its own description. */
export type GoogleProvider = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
};

const AUTHORIZATION_ENDPOINT = 'https://accounts.google.com/o/oauth2/v2/auth';

/**
 * Where Google signs people in. It has not moved in ten years, and asking where it is would be one more call that can fail.
 * @param issuer another one that gives the tokens, while the app is tested
 */
export function googleProvider(issuer: string | undefined): GoogleProvider {
  return issuer === undefined
    ? { issuer: 'https://accounts.google.com', authorization_endpoint: AUTHORIZATION_ENDPOINT, token_endpoint: 'https://oauth2.googleapis.com/token' }
    : { issuer, authorization_endpoint: AUTHORIZATION_ENDPOINT, token_endpoint: `${issuer}/token` };
}
