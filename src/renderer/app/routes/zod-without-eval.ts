// When the first object schema is created, zod checks whether it may compile code at run time. The content policy
// refuses this, and Firefox reports it. A call of `z.config` would run after the schemas that the bundler puts before
// it, so this file puts the settings where zod reads them when it loads. Every entry that loads a screen imports this
// file first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
