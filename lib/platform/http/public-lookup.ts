import 'server-only';
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './network-address';

/** What a connection fails with where a name leads to no address that everybody reaches. */
export const NO_PUBLIC_ADDRESS = 'EPRIVATE';

/**
 * For connections to an address that somebody else named. A name may point into our own network, also once it did not:
 * what it points to at the moment of connecting is what counts.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const open = found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return done(Object.assign(new Error('no public address'), { code: NO_PUBLIC_ADDRESS }), '');
    if (options.all) return done(null, open);
    done(null, first.address, first.family);
  });
};
