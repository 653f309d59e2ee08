/** A recordable document is handed out only when it is marked as protected. */
export function canDownload({ deedGuardProtected }: { deedGuardProtected: boolean }): boolean {
  return deedGuardProtected;
}
