/** ISO/IEC 7812-1, annex B: the check digit of card numbers, after Hans Peter Luhn. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** ABA routing numbers: nine digits, weighted 3 7 1, whose sum is a multiple of ten; the first two name a Federal Reserve district. */
export function isRoutingNumber(digits: string): boolean {
  const district = Number(digits.slice(0, 2));
  const isIssued =
    district <= 12 ||
    (district >= 21 && district <= 32) ||
    (district >= 61 && district <= 72) ||
    district === 80;
  const weights = [3, 7, 1];
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0),
    0,
  );
  return digits.length === 9 && isIssued && sum > 0 && sum % 10 === 0;
}

/** Length of an IBAN by country, from the registry of ISO 13616. */
const ibanLengths =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
  'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 ' +
  'LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 ' +
  'RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';

const lengthByCountry = new Map(
  ibanLengths.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** How long the IBAN is that starts with this country; undefined when the country has none. */
export function ibanLength(country: string): number | undefined {
  return lengthByCountry.get(country);
}

/** ISO 13616 with ISO/IEC 7064 MOD 97-10: the first four characters move to the end, letters count from A = 10. */
export function isIban(compact: string): boolean {
  if (lengthByCountry.get(compact.slice(0, 2)) !== compact.length) return false;
  const moved = compact.slice(4) + compact.slice(0, 4);
  const remainder = [...moved].reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return remainder === 1;
}
