import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { SharingCard } from '@/components/shell/sharing-card';
import { sharingImageName } from '@/lib/site/page-metadata';
import { findSectionOf, listSharedPages } from '@/lib/site/site';

/** The pictures shown with a shared link, one for each page, drawn when the site is built. */
export const dynamic = 'force-static';
export const dynamicParams = false;

const pages = new Map(listSharedPages().map((page) => [`${sharingImageName(page.path)}.png`, page]));

export function generateStaticParams() {
  return [...pages.keys()].map((name) => ({ name }));
}

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const page = pages.get((await params).name);
  if (!page) return new Response(null, { status: 404 });
  const section = findSectionOf(page.path);
  const card = <SharingCard title={page.title} description={page.description} section={section} />;
  return new ImageResponse(card, {
    width: 1200,
    height: 630,
    fonts: await loadFonts(),
    headers: { 'cache-control': 'public, max-age=86400' },
  });
}

async function loadFonts() {
  const [serif, sans] = await Promise.all([
    readFont('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff'),
    readFont('geist/dist/fonts/geist-sans/Geist-Regular.ttf'),
  ]);
  return [
    { name: 'Source Serif', data: serif, weight: 600 as const },
    { name: 'Geist', data: sans, weight: 400 as const },
  ];
}

function readFont(file: string) {
  return readFile(`node_modules/${file}`);
}
