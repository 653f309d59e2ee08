import { plannedMetadata } from '@/components/shell/planned-metadata';
import { PlannedPage } from '@/components/shell/planned-page';
import { listPlannedPages } from '@/lib/site/site';

type Props = { params: Promise<{ path: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  // Gated pages are rendered per request, each in its own folder.
  const open = listPlannedPages().filter((page) => !page.gated);
  return open.map((page) => ({ path: page.path.slice(1).split('/') }));
}

export async function generateMetadata({ params }: Props) {
  return plannedMetadata(await pathOf(params));
}

export default async function Page({ params }: Props) {
  return <PlannedPage path={await pathOf(params)} />;
}

async function pathOf(params: Props['params']) {
  const { path } = await params;
  return `/${path.join('/')}`;
}
