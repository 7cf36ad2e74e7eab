/** A name always means the same bytes, so clients may keep a picture for good. */
export const IMAGE_CACHING = 'public, max-age=31536000, immutable';
