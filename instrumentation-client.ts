/**
 * Runs in the browser before anything else. The script policy forbids `eval`; zod would try it once, to see whether it
 * may compile schemas, and every try is reported as a violation. On the server it still compiles them.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
