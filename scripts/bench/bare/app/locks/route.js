import { db } from '../../db';

export const dynamic = 'force-dynamic';

/** The rows of one account with the columns that /api/deedguard/locked-deeds answers with. */
export async function GET(request) {
  const ownerId = request.nextUrl.searchParams.get('owner');
  return Response.json(await db.lock.findMany({ where: { ownerId }, orderBy: { createdAt: 'desc' } }));
}
