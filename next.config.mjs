/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Pages that were prerendered are never loaded (scripts/prepared-answers.mjs); the rest is loaded when first asked for.
  experimental: { preloadEntriesOnStart: false },
  reactStrictMode: true,
  // Pictures are sent as they are. Next's own optimizer would work for anybody who asks, and is off with this.
  images: { unoptimized: true },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    '@node-rs/argon2',
    'pino',
    'pg',
    'pg-boss',
    'pdfkit',
    'pidusage',
    'zipcodes',
    'nodemailer',
    'prom-client',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-base',
    'ical-generator',
  ],
  // Addresses that people type, and that are no pages.
  redirects: () => [{ source: '/partners', destination: '/partnerships', permanent: true }],
  // `npm test` checks the types of everything, tests and scripts included.
  typescript: { ignoreBuildErrors: true },
};

export default config;
