// zod asks whether it may compile code at run time as soon as the first object schema is made, and the content policy
// refuses, which Firefox reports. A call of `z.config` would run after the schemas that the bundler puts before it; zod finds
// its settings here when it is loaded. Everything that loads a screen imports this file first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
