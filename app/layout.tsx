import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { geist, source } from '@/app/fonts';
import '@/app/globals.css';
import { AccountMenu } from '@/components/accounts/account-menu';
import { AuthProvider } from '@/components/session/auth-provider';
import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { ShellBehavior } from '@/components/shell/shell-behavior';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { TogglePanel } from '@/components/shell/toggle-panel';
import { ToastHost } from '@/components/ui/toast-host';
import { siteAddress } from '@/lib/platform/env';
import { themeScript } from '@/lib/site/theme-script';

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

const quickLinks: ListedLink[] = [
  ['/deedguard-protection', 'Protect a property'],
  ['/notary-booking', 'Book a notary'],
  ['/verify', 'Verify a proof'],
  ['/pricing', 'Pricing'],
];

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${geist.variable} ${source.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only rounded-md bg-primary px-4 py-2 text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          Skip to the content
        </a>
        <AuthProvider>
          <SiteHeader account={<AccountMenu />} />
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <SiteFooter />
          <TogglePanel>
            <LinkList
              links={quickLinks}
              className="[&_a]:block [&_a]:rounded-sm [&_a]:py-1.5 [&_a]:hover:underline"
            />
          </TogglePanel>
        </AuthProvider>
        <ToastHost />
        <ShellBehavior />
      </body>
    </html>
  );
}
