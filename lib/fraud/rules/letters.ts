import { withoutAddresses } from '@/lib/values/links';
import type { AlertLevel, RecordedFacts } from '@/lib/alerts/schema/alerts';
import type { CountyContact } from './county';

/** What an email of ours says; `mailTemplate` makes text of each part, and no markup. */
type Letter = {
  title: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  reason: string;
};

/** What was written, and by whom, stays on the site: email is forwarded and kept. */
export function writeToAdmin(about: { number: string; severity: AlertLevel; site: string }): Letter {
  return {
    title: `Fraud case ${about.number}`,
    paragraphs: [
      `Somebody reported fraud, urgency ${about.severity.toLowerCase()}. The report, and whom to answer, are on the site.`,
    ],
    action: { label: 'Read the report', href: `${about.site}/cases/${about.number}` },
    reason: 'You are receiving this because your account is an admin of this site.',
  };
}

type CountyLetter = {
  number: string;
  state: string;
  county: string;
  propertyAddress: string;
  summary: string;
  details: string;
  reporterName: string;
  /** the confirmed address of the account */
  email: string;
  contact: CountyContact;
  recording: RecordedFacts | null;
  site: string;
};

/** To the county's office, in the owner's name and words, which we have not checked. */
export function writeToCounty(about: CountyLetter): Letter {
  const { number, propertyAddress, county, state, reporterName, email, contact, recording, site } = about;
  const words = [about.summary, about.details].filter((text) => text !== '').map(withoutAddresses);
  return {
    title: `Report of possible fraud about a property in ${county}: case ${number}`,
    paragraphs: [
      `An owner who put a statement about this property into our evidence log reports possible fraud. We pass the report on and have not checked it.`,
      `Property: ${propertyAddress} (${county}, ${state})`,
      `Reported by: ${withoutAddresses(reporterName)}, ${email}. Please answer the owner: a reply to this email goes there.`,
      ...(recording ? [sayRecording(recording)] : []),
      'In the owner’s words:',
      ...words,
    ],
    action: { label: 'Write to us', href: `${site}/contact` },
    reason: `You are receiving this because this address was named for ${contact.name} in ${contact.source}, as of ${contact.asOf}. Tell us if it is the wrong one.`,
  };
}

function sayRecording({ type, instrument, recordedOn, county }: RecordedFacts): string {
  return `In the recording index: ${type}, instrument ${instrument}, recorded on ${recordedOn} in ${county}.`;
}
