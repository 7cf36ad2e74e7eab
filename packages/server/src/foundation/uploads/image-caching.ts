/**
 * A name always has the same bytes, so clients may cache a picture forever. Removing a post therefore stops delivery
 * only from this server and its store; a browser, proxy or CDN that has fetched the picture before may keep its copy
 * for a year.
 */
export const IMAGE_CACHING = 'public, max-age=31536000, immutable';

/** For a size that is not made yet, and is answered with the full picture. */
export const UNMADE_SIZE_CACHING = 'public, max-age=60';
