import Module from 'node:module';

/*
 * `server-only` refuses to be loaded unless React is the one for server components, which lacks what next-auth asks of
 * Next at its start. This is no browser: the package has nothing to say here.
 */
const name = require.resolve('server-only');
require.cache[name] = Object.assign(new Module(name), { loaded: true });
