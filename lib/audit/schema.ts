import * as z from 'zod';
import { auditEventTypes } from '@/lib/values/audit-types';
import { listQuery } from '@/lib/platform/list';
import { calendarDay } from '@/lib/values/day';
import { optionalText, textOfLines } from '@/lib/values/text';

/** What events are about: the part of their type before the dot. */
const kinds = [...new Set(auditEventTypes.map((type) => type.split('.')[0] ?? type))].sort();

export const auditKinds = kinds.map((value) => ({ value, label: labelOf(value) }));

export const auditSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

/** How many days back the trail is shown where nothing narrows it. */
export const AUDIT_DAYS = 30;
/** How many events one file has at most, and up to which they are counted. */
export const AUDIT_ROWS = 50_000;

const id = optionalText(z.uuid().toLowerCase());

/** GET /api/audit */
export const auditQuerySchema = z.object({
  ...listQuery,
  sort: z.enum(['newest', 'oldest']).optional().catch(undefined),
  /** who did it */
  actor: id,
  /** whom or what it was about */
  subject: id,
  kind: optionalText(z.enum(kinds)),
  /** days in UTC, both of them included */
  from: optionalText(calendarDay('Please enter a day.')),
  to: optionalText(calendarDay('Please enter a day.')),
  /** the email address of an account, or an id: of who did it, or of what it was about */
  search: optionalText(textOfLines(320)),
});

export type AuditFilter = Omit<z.infer<typeof auditQuerySchema>, 'after' | 'format' | 'sort'>;

/** Times are ISO 8601 UTC. */
export type AuditEntry = {
  id: string;
  createdAt: string;
  type: string;
  /** null for a job or an outside party */
  actorId: string | null;
  subjectId: string;
  /** ids and states, as JSON */
  data: string;
};

/** `api_key`: API key */
function labelOf(kind: string): string {
  const words = kind
    .replaceAll('_', ' ')
    .replace(/^api\b/, 'API')
    .replace(/\bpin\b/, 'PIN');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
