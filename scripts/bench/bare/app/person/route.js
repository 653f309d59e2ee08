import { db } from '../../db';

export const dynamic = 'force-dynamic';

/** One row of one account, as /api/auth/me answers with. */
export async function GET(request) {
  const id = request.nextUrl.searchParams.get('id');
  return Response.json(await db.person.findUnique({ where: { id } }));
}
