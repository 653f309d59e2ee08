import fc from 'fast-check';
import { planUndo, type Change } from '@/lib/accounts/rules/undo-plan';

type Guards = { pin: string | null; passkeys: string[]; codes: Map<string, Date | null> };
type Step =
  | { is: 'set pin' | 'remove pin' | 'add passkey' | 'make codes' | 'use code' }
  | { is: 'remove passkey'; at: number }
  | { is: 'undo'; at: number; bringsBack: boolean };
type Made = { change: Change<{ id: string }>; before: Guards; isUsed: boolean };

const copy = ({ pin, passkeys, codes }: Guards): Guards => ({
  pin,
  passkeys: [...passkeys],
  codes: new Map(codes),
});
const usable = ({ codes }: Guards) => [...codes].filter(([, usedAt]) => !usedAt).map(([code]) => code);
const shown = (guards: Guards) => ({
  pin: guards.pin,
  passkeys: [...guards.passkeys].sort(),
  codes: usable(guards).sort(),
});

/** An account as the commands change it, and what its links remember. */
function createAccount() {
  let count = 0;
  const guards: Guards = { pin: null, passkeys: [], codes: new Map() };
  const made: Made[] = [];
  const fresh = (what: string) => `${what} ${(count += 1)}`;
  const codesBefore = () => [...guards.codes].map(([codeHash, usedAt]) => ({ codeHash, usedAt }));

  function note(before: Guards, change: Partial<Change<{ id: string }>>) {
    const isFirstGuard = Boolean(change.isFirstGuard);
    const plain = { linkId: fresh('link'), codesMade: [], codesBefore: [], ...change, isFirstGuard };
    made.push({ change: plain, before, isUsed: false });
  }

  function makeCodes(): string[] {
    const codes = [fresh('code'), fresh('code')];
    guards.codes = new Map(codes.map((code) => [code, null]));
    return codes;
  }

  function add(what: Partial<Change<{ id: string }>>, work: () => void) {
    const before = copy(guards);
    const isFirstGuard = guards.pin === null && guards.passkeys.length === 0;
    work();
    note(before, { ...what, isFirstGuard, codesMade: isFirstGuard ? makeCodes() : [] });
  }

  function undo(at: number, { bringsBack }: { bringsBack: boolean }) {
    for (const link of made.slice(at)) link.isUsed = true;
    const plan = planUndo(
      made
        .slice(at)
        .map(({ change }) => change)
        .reverse(),
    );
    const target = plan.pin === undefined ? guards.pin : (plan.pin?.kept ?? null);
    guards.pin = bringsBack || guards.pin === target ? target : null;
    guards.passkeys = guards.passkeys.filter((id) => !plan.passkeysGone.includes(id));
    for (const code of plan.codesGone) guards.codes.delete(code);
    if (!bringsBack) return;
    const missing = plan.passkeysBack.map(({ id }) => id).filter((id) => !guards.passkeys.includes(id));
    guards.passkeys.push(...missing);
    for (const code of plan.codesBack) if (!guards.codes.has(code)) guards.codes.set(code, null);
  }

  function take(step: Step): void {
    const before = copy(guards);
    if (step.is === 'set pin') {
      const pin = fresh('pin');
      return add({ pinBefore: guards.pin }, () => (guards.pin = pin));
    }
    if (step.is === 'add passkey') {
      const passkey = fresh('passkey');
      return add({ passkeyAdded: passkey }, () => guards.passkeys.push(passkey));
    }
    if (step.is === 'remove pin' && guards.pin) {
      guards.pin = null;
      return note(before, { pinBefore: before.pin });
    }
    if (step.is === 'remove passkey' && guards.passkeys.length > 0) {
      const [id] = guards.passkeys.splice(step.at % guards.passkeys.length, 1);
      return note(before, { passkeyRemoved: { id: id! } });
    }
    if (step.is === 'make codes') {
      const was = codesBefore();
      return note(before, { codesBefore: was, codesMade: makeCodes() });
    }
    const [code] = usable(guards);
    if (step.is === 'use code' && code) guards.codes.set(code, new Date(0));
    if (step.is === 'undo') {
      const open = made.flatMap(({ isUsed }, at) => (isUsed ? [] : [at]));
      if (open.length > 0) undo(open[step.at % open.length]!, step);
    }
  }

  return { guards, made, take, undo };
}

const at = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    is: fc.constantFrom('set pin', 'remove pin', 'add passkey', 'make codes', 'use code'),
  }) as fc.Arbitrary<Step>,
  fc.record({ is: fc.constant('remove passkey' as const), at }),
  fc.record({ is: fc.constant('undo' as const), at, bringsBack: fc.boolean() }),
);

/** An account after some steps, and which of its links that still work is opened. */
function afterSteps(check: (account: ReturnType<typeof createAccount>, opened: number) => void): void {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), at, (steps, choice) => {
      const account = createAccount();
      for (const next of steps) account.take(next);
      const open = account.made.flatMap(({ isUsed }, index) => (isUsed ? [] : [index]));
      fc.pre(open.length > 0);
      check(account, open[choice % open.length]!);
    }),
    { numRuns: 2000 },
  );
}

/** Codes of before the first guard are void for good, and a code that was used is. */
function expectedAfter({ made, guards }: ReturnType<typeof createAccount>, opened: number) {
  const { before } = made[opened]!;
  const isVoid = made.slice(opened).some(({ change }) => change.isFirstGuard);
  const wasUsed = new Set([...guards.codes].flatMap(([code, usedAt]) => (usedAt ? [code] : [])));
  for (const { change } of made) {
    for (const { codeHash, usedAt } of change.codesBefore) if (usedAt) wasUsed.add(codeHash);
  }
  const all = shown(before);
  return { ...all, codes: isVoid ? [] : all.codes.filter((code) => !wasUsed.has(code)) };
}

describe('taking changes of guards back', () => {
  it('brings back no code that was used once an earlier undo had brought it back', () => {
    const change = (linkId: string, codesMade: string[], usedAt: Date | null) => ({
      linkId,
      codesMade,
      codesBefore: [{ codeHash: 'own', usedAt }],
      isFirstGuard: false,
    });
    const plan = planUndo([change('2', ['c'], new Date(0)), change('1', ['b'], null)]);
    expect(plan).toMatchObject({ codesGone: ['c', 'b'], codesBack: [] });
  });

  it('leaves exactly the guards of before the change, whatever came after it', () => {
    afterSteps((account, opened) => {
      const expected = expectedAfter(account, opened);
      account.undo(opened, { bringsBack: true });
      expect(shown(account.guards)).toEqual(expected);
    });
  });

  it('leaves, where nothing may come back, what is there now and was there before', () => {
    afterSteps((account, opened) => {
      const now = shown(account.guards);
      const then = expectedAfter(account, opened);
      account.undo(opened, { bringsBack: false });
      expect(shown(account.guards)).toEqual({
        pin: now.pin === then.pin ? now.pin : null,
        passkeys: then.passkeys.filter((id) => now.passkeys.includes(id)),
        codes: then.codes.filter((code) => now.codes.includes(code)),
      });
    });
  });
});
