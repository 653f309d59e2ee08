import { AccountFrame } from '@/components/accounts/account-frame';
import { KnowBrowser } from '@/components/accounts/know-browser';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/login/link');

export default function LoginLinkPage() {
  return (
    <AccountFrame title="Use this browser">
      <KnowBrowser />
    </AccountFrame>
  );
}
