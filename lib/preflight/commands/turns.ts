import 'server-only';
import { takeTurnsOfOwners } from '@/lib/platform/turns';

/** Does something for a network that holds a file in memory, up to 25 MB each. Throws `unavailable` where too many do. */
export const inTurn = takeTurnsOfOwners({ atOnce: 8, ofOneOwner: 3 });
