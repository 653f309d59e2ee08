import { tsImport } from 'tsx/esm/api';

const secure = process.env.NEXTAUTH_URL?.startsWith('https:') ?? false;

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    '@node-rs/argon2',
    'pino',
    'pg',
    'pg-boss',
    'pdfkit',
    'zipcodes',
    'nodemailer',
    'ical-generator',
  ],
  // `npm test` checks the types of everything, tests and scripts included.
  typescript: { ignoreBuildErrors: true },
  headers: async () => {
    const { securityHeaders } = await tsImport('./lib/platform/security-headers.ts', import.meta.url);
    return [
      { source: '/:path*', headers: securityHeaders({ secure }) },
      // Pictures of shared links are shown by other sites.
      { source: '/og/:name', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
    ];
  },
};

export default config;
