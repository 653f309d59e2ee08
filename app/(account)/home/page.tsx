import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { askOfPage, readOwnAccount } from '@/app/own-account';
import { HomeView } from './home-view';
import { getHome } from '@/lib/home/queries';
import { getOwnStats } from '@/lib/notary/queries/stats';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/home');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function HomePage() {
  const actor = await requireActor(path);
  if (actor.role === 'admin') redirect('/admin');
  const isNotary = actor.role === 'notary';
  const [home, stats] = await Promise.all([
    getHome(actor, readOwnAccount(actor), askOfPage()),
    isNotary ? getOwnStats(actor) : null,
  ]);
  return <HomeView userId={actor.id} isNotary={isNotary} home={home} stats={stats} />;
}
