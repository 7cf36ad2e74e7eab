/** The metadata of an OpenID provider, with the names of the discovery document. */
export type GoogleProvider = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
};

const AUTHORIZATION_ENDPOINT = 'https://accounts.google.com/o/oauth2/v2/auth';

/**
 * Google's endpoints. They have not changed in ten years, and discovery would be one more call that can fail.
 * @param issuer another issuer of tokens, for tests
 */
export function googleProvider(issuer: string | undefined): GoogleProvider {
  return issuer === undefined
    ? {
        issuer: 'https://accounts.google.com',
        authorization_endpoint: AUTHORIZATION_ENDPOINT,
        token_endpoint: 'https://oauth2.googleapis.com/token',
      }
    : { issuer, authorization_endpoint: AUTHORIZATION_ENDPOINT, token_endpoint: `${issuer}/token` };
}
