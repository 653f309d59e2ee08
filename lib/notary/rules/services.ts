/** The one service that takes place online alone; every other one can, too. */
export const REMOTE_SERVICE = 'remote-online-notarization';

export const notaryServices = [
  { value: 'real-estate', label: 'Real estate' },
  { value: 'legal', label: 'Legal' },
  { value: 'financial', label: 'Financial' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'business', label: 'Business' },
  { value: 'immigration', label: 'Immigration' },
  { value: 'estate', label: 'Estate' },
  { value: 'other', label: 'Other' },
  { value: REMOTE_SERVICE, label: 'Remote online notarization' },
] as const;

/** What the booking page offers: visits alone. */
export const visitServices = notaryServices.filter(({ value }) => value !== REMOTE_SERVICE);

export const requestDocuments = [
  { value: 'deed', label: 'Deed' },
  { value: 'mortgage', label: 'Mortgage or loan documents' },
  { value: 'power-of-attorney', label: 'Power of attorney' },
  { value: 'will', label: 'Will or trust' },
  { value: 'affidavit', label: 'Affidavit' },
  { value: 'contract', label: 'Contract' },
  { value: 'medical-directive', label: 'Medical directive' },
  { value: 'travel-consent', label: 'Travel consent for a minor' },
  { value: 'other', label: 'Other' },
] as const;

export function serviceLabel(service: string): string {
  return notaryServices.find(({ value }) => value === service)?.label ?? service;
}

export function documentLabel(document: string): string {
  return requestDocuments.find(({ value }) => value === document)?.label ?? document;
}

/** `Real estate: Deed`, as cards and emails name a request. */
export function requestTitle({
  serviceType,
  documentType,
}: {
  serviceType: string;
  documentType: string;
}): string {
  return `${serviceLabel(serviceType)}: ${documentLabel(documentType)}`;
}

/** The choice of this service makes a session remote. */
export function isOnlineOnly(service: string): boolean {
  return service === REMOTE_SERVICE;
}

/** What is wrong with a visit of the service that takes place online alone. */
export const ONLINE_ONLY =
  'Remote online notarization takes place online. Choose online, or another service.';
