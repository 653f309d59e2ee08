import Negotiator from 'negotiator';

const REMEMBERED = 500;

/**
 * Which of ours, in the order that we prefer them in, a browser takes. There are few different `Accept-Encoding` in the
 * world, and each takes as long to read as the rest of an answer.
 * @param {string[]} ours
 * @returns {(accepted: string | undefined) => string}
 */
export function rememberEncodings(ours) {
  const remembered = new Map();
  return (accepted) => {
    let encoding = remembered.get(accepted);
    if (!encoding) {
      const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
      encoding = negotiator.encodings(ours, { preferred: ours })[0] ?? 'identity';
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(accepted, encoding);
    }
    return encoding;
  };
}
