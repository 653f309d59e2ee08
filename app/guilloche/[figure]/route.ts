import { guillocheFigures, guillocheSvg } from '@/lib/paper/guilloche';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(guillocheFigures).map((name) => ({ figure: `${name}.svg` }));
}

export async function GET(_: Request, { params }: { params: Promise<{ figure: string }> }) {
  const { figure } = await params;
  const svg = guillocheSvg(figure === 'rosette.svg' ? guillocheFigures.rosette : guillocheFigures.seal);
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
