/** Next's own scripts would need a nonce, so that the policy is about styles and fonts only. */
const POLICY = "style-src 'self'; style-src-attr 'unsafe-inline'; font-src 'self'";

export default {
  turbopack: { root: import.meta.dirname },
  headers: () => [{ source: '/:path*', headers: [{ key: 'content-security-policy', value: POLICY }] }],
};
