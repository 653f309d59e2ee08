import { payPath } from '@/lib/payments/rules';
import type { AlertEvidence, AlertKind, AlertLevel } from '../schema/alerts';

type NextAction = { says: string; href?: string; label?: string };

type Alert = AlertEvidence & { propertyId?: string; level: AlertLevel };

/** What its owner can do about an alert, the most useful first. */
export function nextActions(alert: Alert): NextAction[] {
  return actions[alert.kind](alert);
}

const actions: Record<AlertKind, (alert: Alert) => NextAction[]> = {
  'recording.matched': ({ level, propertyId }) => {
    const property = openProperty(propertyId);
    return level === 'LOW'
      ? [{ says: 'Compare it with your own papers.', ...property }]
      : [...afterRecording, { says: 'Keep the dated proof of your lock at hand.', ...property }];
  },
  'lock.unpaid': ({ propertyId }) => [
    {
      says: 'Pay for the lock, and it stays in force.',
      href: payPath({ lockId: propertyId ?? undefined }),
      label: 'Pay for the lock',
    },
  ],
  'lock.lapsing': ({ propertyId }) => [
    { says: 'Once it has ended you can lock the property again.', ...openProperty(propertyId) },
  ],
  'lock.contested': ({ propertyId }) => [
    {
      says: 'Show us evidence that the property is yours, such as your recorded deed.',
      ...openProperty(propertyId),
    },
    {
      says: 'If you do not know who else could have locked it, look for recordings that you did not sign, and speak to a lawyer.',
    },
  ],
  'lock.released': () => [
    { says: 'You can lock the property again.', href: '/deedguard-protection', label: 'Lock it again' },
    stranger,
  ],
  'step_up.failed': () => [
    stranger,
    {
      says: 'Change your PIN if somebody may know it.',
      href: '/settings/security/pin',
      label: 'Change your PIN',
    },
  ],
  'sign_in.new_device': () => [stranger],
  'link.new_place': () => [
    {
      says: 'If the link has reached somebody else, revoke it on the page of the document.',
      ...openDocuments,
    },
  ],
  'document.replaced': () => [
    {
      says: 'Open both documents and compare them. If you stored neither, choose a new password.',
      ...openDocuments,
    },
  ],
};

const stranger: NextAction = {
  says: 'If it was not you, end the other sessions and choose a new password.',
  href: '/settings/sessions',
  label: 'See where you are logged in',
};

const openDocuments = { href: '/document-vault', label: 'Open your documents' };

const afterRecording: NextAction[] = [
  {
    says: 'Ask the recorder of the county for a copy of the document, by its number.',
    href: '/recording/requirements',
    label: 'Find the recorder',
  },
  {
    says: 'If you did not sign it, report it to the police and the recorder, and speak to a lawyer. We give no legal advice.',
  },
];

function openProperty(id: string | undefined) {
  return id
    ? { href: `/properties/${id}`, label: 'Open the property' }
    : { href: '/properties', label: 'Open your properties' };
}
