/** Which build this is; set by renderer.config.ts. */
declare const __TARGET__: 'desktop' | 'web';
/** The version of this build, from package.json. */
declare const __VERSION__: string;
