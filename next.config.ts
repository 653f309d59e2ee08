import type { NextConfig } from 'next';
import { securityHeaders } from './lib/platform/security-headers';

const isSecure = process.env.NEXTAUTH_URL?.startsWith('https:') ?? false;

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'pg'],
  // `npm test` checks the types of the whole tree; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: '/:path*', headers: securityHeaders({ secure: isSecure }) }],
};

export default config;
