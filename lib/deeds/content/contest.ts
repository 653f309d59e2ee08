/** What both owners are told when two accounts lock one property; nobody learns who the other is. */
export function lockContested(propertyAddress: string) {
  return {
    title: 'Someone else has locked this property too',
    message: `Another account has locked ${propertyAddress} too. We do not know who owns it, so both locks are in force and both are marked as contested. You can show us evidence, such as your recorded deed.`,
  };
}

export function contestEnded(propertyAddress: string) {
  return {
    title: 'Your lock is no longer contested',
    message: `No other account still has ${propertyAddress} locked. Your lock stays as it is.`,
  };
}

/** On the card of a contested lock. */
export const CONTESTED = 'Someone else has locked this property too, and we do not know who owns it.';
