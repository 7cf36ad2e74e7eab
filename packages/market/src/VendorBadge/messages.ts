/** The English texts of VendorBadge. */
export const MESSAGES = {
  label: 'Verified Vendor',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    VendorBadge: typeof MESSAGES;
  }
}
