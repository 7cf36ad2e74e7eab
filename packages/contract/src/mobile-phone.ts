/** Whether a phone number in its stored form, see normalisePhone, is a Nigerian mobile number. */
export const isMobilePhone = (phone: string) => /^[789][01]/.test(phone);
