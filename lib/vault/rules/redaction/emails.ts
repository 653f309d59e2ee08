import { matches, type Span } from './span';

/** RFC 5322 addresses as people write them; a line may end before or after the @, or before a well-known ending. */
const address =
  /(?<![\w.+-])[\w.!#$%&'*+/=?^`{|}~-]{1,64}\n?@\n?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?:\.[a-z]{2,24}\b|\.\n(?:com|net|org|gov|edu|mil|info|us|io|co)\b)/gi;

export function findEmails(text: string): Span[] {
  return matches(text, address).map(({ span }) => span);
}
