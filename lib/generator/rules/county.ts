const OF_THE_COUNTY = /^(?:the\s+)?(?:city\s+and\s+)?county\s+of\s+/i;
/** `, Texas` of `Harris County, Texas` */
const AFTER_THE_COUNTY = /^(.*\scounty\.?),?\s.*$/i;
const FIELD_OF_A_COUNTY = /_county$/;

/** Whether a field asks for a county, by its name: `property_county`. */
export function asksForCounty({ name }: { name: string }): boolean {
  return FIELD_OF_A_COUNTY.test(name);
}

/**
 * A county without the word, which the templates print themselves: `Harris` of `Harris County, Texas`, `County of Harris`
 * or `HARRIS county`. A state is taken off where it follows the word County, so that no part of a name is lost.
 */
export function countyName(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ');
  const words = text.replace(OF_THE_COUNTY, '').replace(AFTER_THE_COUNTY, '$1').split(' ');
  const end = words.findLastIndex((word) => !/^county\.?$/i.test(word));
  const name = words.slice(0, end + 1).join(' ');
  return name === '' ? text : name;
}
