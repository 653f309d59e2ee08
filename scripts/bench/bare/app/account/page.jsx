import { getServerSession } from 'next-auth';

export const dynamic = 'force-dynamic';

export default async function Page() {
  const session = await getServerSession({ providers: [], secret: process.env.NEXTAUTH_SECRET });
  return (
    <main>
      <h1>Account</h1>
      <p>{session?.user?.email}</p>
    </main>
  );
}
