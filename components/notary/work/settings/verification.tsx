import { LocalTime } from '@/components/kit/local-time';
import { missingForWork } from '@/components/notary/work/missing-for-work';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import type { NotaryProfileView } from '@/lib/notary/schema/profile';

type VerificationProps = { profile: NotaryProfileView; bondStates: string[]; day: string };

export function Verification({ profile, bondStates, day }: VerificationProps) {
  const { isVerified, verifiedAt } = profile;
  const missing = missingForWork(profile, { day, bondStates });

  return (
    <div role="status">
      <Alert variant={isVerified && missing.length === 0 ? 'success' : 'waiting'}>
        <AlertTitle>
          {isVerified ? 'Your credentials are verified' : 'Your credentials are not verified'}
        </AlertTitle>
        <AlertDescription>
          {verifiedAt && (
            <p>
              Checked on <LocalTime value={verifiedAt} />.
            </p>
          )}
          {missing.length > 0 && (
            <>
              <p>Until this is done, no offer can reach you:</p>
              <ul className="list-disc pl-5">
                {missing.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
        </AlertDescription>
      </Alert>
    </div>
  );
}
