/** What a PIN that can come back is kept as. */
type PinBefore = string | null;

type Code = { codeHash: string; usedAt: Date | null };

/** One change of guards, as the link of its mail remembers it. */
export type Change<P extends { id: string }> = {
  linkId: string;
  /** null where there was none; undefined where the PIN was not touched */
  pinBefore?: PinBefore;
  passkeyAdded?: string;
  passkeyRemoved?: P;
  codesMade: string[];
  codesBefore: Code[];
  /** the first guard of the account, which voids every code that is older */
  isFirstGuard: boolean;
};

/** What is so of the guards once the changes are taken back. What is not named stays as it is. */
export type UndoPlan<P extends { id: string }> = {
  /** the PIN of before with the link that it is kept for; null for none */
  pin?: { linkId: string; kept: string } | null;
  passkeysGone: string[];
  passkeysBack: P[];
  codesGone: string[];
  /** of those that can still be used */
  codesBack: string[];
};

/**
 * Takes changes back one by one, the newest first, as far as the oldest of the list. A change that was undone before may be
 * among them: taking it back once more changes nothing.
 */
export function planUndo<P extends { id: string }>(newestFirst: readonly Change<P>[]): UndoPlan<P> {
  let pin: UndoPlan<P>['pin'];
  const passkeysGone = new Set<string>();
  const passkeysBack = new Map<string, P>();
  const codesGone = new Set<string>();
  const codesBack = new Map<string, Code>();
  let areCodesVoid = false;

  for (const change of newestFirst) {
    const { linkId, pinBefore, passkeyAdded, passkeyRemoved, codesMade, codesBefore } = change;
    if (pinBefore !== undefined) pin = pinBefore === null ? null : { linkId, kept: pinBefore };
    if (passkeyRemoved) setIfNew(passkeysBack, passkeyRemoved.id, passkeyRemoved);
    if (passkeyAdded) {
      passkeysBack.delete(passkeyAdded);
      passkeysGone.add(passkeyAdded);
    }
    for (const code of codesMade) {
      codesBack.delete(code);
      codesGone.add(code);
    }
    areCodesVoid ||= change.isFirstGuard;
    if (!areCodesVoid) for (const code of codesBefore) setIfNew(codesBack, code.codeHash, code);
  }
  const usable = [...codesBack.values()].filter(({ usedAt }) => usedAt === null);
  return {
    pin,
    passkeysGone: [...passkeysGone],
    passkeysBack: [...passkeysBack.values()],
    codesGone: [...codesGone],
    codesBack: usable.map(({ codeHash }) => codeHash),
  };
}

/** What was seen last is nearest to the truth: a passkey's count of uses, and which codes were used. */
function setIfNew<V>(map: Map<string, V>, key: string, value: V): void {
  if (!map.has(key)) map.set(key, value);
}
