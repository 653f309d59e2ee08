import Link from 'next/link';
import { GuardsPart } from '@/components/vault/upload/guards-part';
import { GuardedActs } from '@/components/session/guarded-acts';
import { sealingSteps } from '@/lib/vault/content/product';

/** What happens to a document that comes in, and what guards the account that holds it. */
export function DocumentProtection() {
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="sealing">
        <h3 id="sealing" className="text-xl">
          How your documents are protected
        </h3>
        <ol className="mt-4 grid gap-4">
          {sealingSteps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[1.5rem_1fr] text-[0.9375rem] leading-6">
              <span aria-hidden className="font-serif text-lg font-semibold text-primary">
                {index + 1}
              </span>
              <div>
                <p className="font-medium">{title}</p>
                <p className="text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="guards" className="border-t pt-6">
        <h3 id="guards" className="text-xl">
          What guards your account
        </h3>
        <p className="mt-3 text-[0.9375rem] leading-6 text-muted-foreground">
          With a PIN or a passkey, you confirm that it is you before a lock is released or a document leaves.
        </p>
        <GuardedActs />
        <GuardsPart />
        <ul className="mt-4 grid gap-2">
          <li>
            <Link href="/settings/security/pin" prefetch={false} className="text-link">
              Security PIN
            </Link>
          </li>
          <li>
            <Link href="/enroll/biometric" prefetch={false} className="text-link">
              Passkeys: fingerprint, face or security key
            </Link>
          </li>
        </ul>
      </section>
    </div>
  );
}
