import { Badge } from '@/components/ui/badge';

const DAY_MS = 24 * 60 * 60_000;
const SOON_DAYS = 30;

type CredentialStandingProps = {
  expiresOn: string;
  /** 2026-11-21 */
  day: string;
  isVerified: boolean;
};

/** In force is what was compared with its paper; before that, it is what somebody has said. */
export function CredentialStanding({ expiresOn, day, isVerified }: CredentialStandingProps) {
  if (expiresOn < day) return <Badge variant="destructive">Lapsed</Badge>;
  if (!isVerified) return <Badge variant="waiting">Stated, not verified</Badge>;
  const daysLeft = (Date.parse(expiresOn) - Date.parse(day)) / DAY_MS;
  if (daysLeft <= SOON_DAYS) return <Badge variant="waiting">Ends soon</Badge>;
  return <Badge variant="success">In force</Badge>;
}
