const ORGANIZATION =
  /\b(llc|l\.l\.c|inc|incorporated|corp|corporation|company|co|ltd|lp|llp|trust|trustees?|estate|bank|church|association|foundation|partners|partnership|holdings|properties)\b/i;

/**
 * A first guess at a person's two names from the owner's name on a deed. Of several owners the first one counts;
 * of an organization there is no guess. The person corrects it before it is used.
 */
export function splitOwnerName(ownerName: string): { firstName: string; lastName: string } {
  if (ORGANIZATION.test(ownerName)) return { firstName: '', lastName: '' };

  const [first = '', ...others] = ownerName.split(/\s*(?:&|;|\band\b)\s*/i).map(tidy);
  const [beforeComma = '', afterComma] = first.split(/,(?!\s*(?:jr|sr|i{1,3}|iv)\b)/i).map(tidy);
  if (afterComma) return { firstName: afterComma, lastName: beforeComma };

  const words = first.split(' ');
  const [firstName = '', ...rest] = words;
  return { firstName, lastName: rest.length > 0 ? rest.join(' ') : sharedLastName(others[0]) };
}

/** "Ana and Ben Ortiz": the first owner has the last name of the second. */
function sharedLastName(secondOwner = '') {
  return secondOwner.split(' ').slice(1).join(' ');
}

function tidy(text: string) {
  return text.trim().replace(/\s+/g, ' ');
}
