/* Where locked deeds are asked for: several rooms ask. */

export const DEEDS_URL = '/api/deedguard/locked-deeds';
export const proofUrl = (lockId: string) => `${DEEDS_URL}/${lockId}/proof`;
