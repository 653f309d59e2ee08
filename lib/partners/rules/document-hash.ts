export const MAX_DOCUMENT_NAME = 200;
export const MAX_HASH_NOTE = 1000;

/** `/verify?hash=…&network=…&block=…` */
export function verificationPath({ hash, network, block }: { hash: string; network: string; block: number }) {
  return `/verify?${new URLSearchParams({ hash, network, block: String(block) }).toString()}`;
}

/** Signs that Windows or a path does not take in the name of a file. */
const FORBIDDEN = /[\\/:*?"<>|]/g;
const EXTENSION = /\.[a-z][a-z0-9]{1,4}$/i;

/** `Warranty deed.pdf` → `Warranty deed proof.html` */
export function proofFileName(documentName: string, ending: string): string {
  const stem = documentName.trim().replace(EXTENSION, '').replace(FORBIDDEN, '_').replace(/^\.+/, '').trim();
  return `${stem || 'Document'} proof.${ending}`;
}
