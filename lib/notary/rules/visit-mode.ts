import { visitModes, type VisitMode } from '@/lib/pricing/rules/service-types';

type Where = { isRemote: boolean; mode: VisitMode };

/** A notary comes to the client: neither a remote session nor a visit to the notary's office. */
export function isMobile({ isRemote, mode }: Where): boolean {
  return !isRemote && mode === 'mobile';
}

/** The client comes to the notary's office. */
export function isAtOffice({ isRemote, mode }: Where): boolean {
  return !isRemote && mode === 'in-person';
}

/**
 * The state whose rate counts: that of a visit's address; of a remote session that in which the client is, as they say, or
 * by an address that came along. Null where none is known.
 */
export function ratedState(
  { isRemote, state }: { isRemote: boolean; state?: string },
  place: { state: string } | null,
): string | null {
  return (isRemote ? state : undefined) ?? place?.state ?? null;
}

/** As it stands in a row; a constraint keeps anything else out. */
export function toMode(text: string): VisitMode {
  return visitModes.find((mode) => mode === text) ?? 'mobile';
}
