import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { geist, source } from '@/app/fonts';
import '@/app/globals.css';
import { AuthProvider } from '@/components/session/auth-provider';
import { SearchKey } from '@/components/search/search-key';
import { RestOfStyle } from '@/components/shell/rest-of-style';
import { ShellBehavior } from '@/components/shell/shell-behavior';
import { ToastHost } from '@/components/ui/toast-host';
import { siteAddress } from '@/lib/platform/env';
import { headScript } from '@/lib/site/head-script';

export const metadata: Metadata = {
  metadataBase: new URL(siteAddress()),
  title: { default: 'DeedGuard and GuardSign', template: '%s · DeedGuard and GuardSign' },
  description:
    'Protect a property deed with dated, checkable evidence. Bring a notary to the table, or to the screen.',
  applicationName: 'DeedGuard and GuardSign',
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: '/apple-touch-icon.png',
  },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f8f5ee' },
    { media: '(prefers-color-scheme: dark)', color: '#14191f' },
  ],
};

/** What all pages share. What is around a page is in the layout of its group. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${geist.variable} ${source.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only rounded-md bg-primary px-4 py-2 text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          Skip to the content
        </a>
        <AuthProvider>{children}</AuthProvider>
        <ToastHost />
        <ShellBehavior />
        <RestOfStyle />
        <SearchKey />
      </body>
    </html>
  );
}
