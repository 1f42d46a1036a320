/**
 * The CSP forbids eval, and zod would otherwise try it out on the first object shape it is given. This is where zod looks
 * for its settings when it loads (zod/v4/core, `__zod_globalConfig`); the client's entry imports it before any screen comes.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
