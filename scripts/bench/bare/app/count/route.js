import { db } from '../../db';

export const dynamic = 'force-dynamic';

export async function GET() {
  return Response.json({ count: await db.item.count() });
}
