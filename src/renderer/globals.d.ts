/** Which build this is; set by renderer.config.ts. */
declare const __TARGET__: 'desktop' | 'web';
/** The version of this build, from package.json. */
declare const __VERSION__: string;
/** The most common passwords, separated by spaces, from scripts/common-passwords.ts. */
declare const __COMMON_PASSWORDS__: string;
