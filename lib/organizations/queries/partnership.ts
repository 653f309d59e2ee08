import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/lib/platform/actor';
import { aboutRows, type Question } from '@/lib/platform/database/questions';
import type { Partnership } from '../schema/portal';

/** Of which partner the actor is a member, as long as the partnership goes on; null without one, and in an organization of a plan. */
export function activePartnership({ id: userId }: Pick<Actor, 'id'>): Question<Partnership | null> {
  return aboutRows<Partnership, Partnership | null>(
    Prisma.sql`
      SELECT o.name FROM organization_members m JOIN organizations o ON o.id = m.organization_id
      WHERE m.user_id = ${userId}::uuid AND o.ended_at IS NULL AND o.plan_holder_id IS NULL`,
    ([row]) => row ?? null,
  );
}
