import type { Metadata } from 'next';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { PasskeySettings } from '@/components/accounts/passkey-settings';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/enroll/biometric');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function EnrollBiometricPage() {
  await requireActor(path);
  return (
    <GuardsFrame
      title={title}
      path={path}
      lead="A passkey is a key that your device keeps and opens with your fingerprint, your face or its own PIN; none of these ever reach us."
    >
      <PasskeySettings />
    </GuardsFrame>
  );
}
