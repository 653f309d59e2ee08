const OUR_NAMES = ['deedguard', 'guardsign'];

/**
 * What looks like a letter of our names: of UTS #39 what is left of it after NFKD, and a few more that a hurried eye takes
 * for one. The whole table would be loaded with every form of a browser.
 */
const lookalikes = {
  a: 'ɑΑαАаᎪᗅ⍶⍺Ɑꓮ𐊠𖽀𝚨𝛂𝛢𝛼𝜜𝜶𝝖𝝰𝞐𝞪',
  d: 'ÐĐđƉƊƋƌɖɗԀԁᎠᏧᑯᗞᗪ₫ꓒꓓ∂',
  e: 'ɆɇΕЕеҼҽҾҿᎬ℮⋿ⴹꓰꬲ𐊆𑢦𑢮𝚬𝛦𝜠𝝚𝞔3',
  g: 'ƍƓǤǥɠɡԌՑցᏀᏳᶃᶢꓖꞬ',
  i: 'ıƖƗɨɩɪΙιІіӀӏᎥᵻᵼι⍳⍸ꙆꙇꞮꭵ𑣃𝚤𝛊𝜄𝜾𝝸𝞲l1|!',
  n: 'ƝƞȠɳΝηՈՌոռᵰⲚꓠ𐆎𐔓𝚴𝛈𝛮𝜂𝜨𝜼𝝢𝝶𝞜𝞰',
  r: 'ƦɌɍɼɽГгҒғᎡᎱᏒᖇᴦᵲⱤⲄⲅꓣꭇꭈꮁ𐒴𖼵𝈖',
  s: 'ƽʂЅѕՏᏕᏚᵴꓢꜱꟅꮪ𐊖𐐠𐑈𑢡𑣁𖼺5$',
  u: 'ƲɄʋυՍսሀᏌᑌᴜᵾ∪⋃ꓴꞞꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂𝛖𝜐𝝊𝞄𝞾',
};

const letterOf = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
);

/** Whether a name holds one of our own, also with signs between the letters, or in letters that look like ours. */
export function namesUs(name: string): boolean {
  const plain = name.normalize('NFKD').toLowerCase();
  const seen = Array.from(name.normalize('NFKD'), (letter) => letterOf.get(letter) ?? letter)
    .join('')
    .toLowerCase();
  return [plain, seen].some((text) => {
    const letters = text.replace(/[^a-z]/g, '');
    return OUR_NAMES.some((own) => letters.includes(own));
  });
}
