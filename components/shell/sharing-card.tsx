import { guillocheFigures, guillocheSvg } from '@/lib/paper/guilloche';
import type { SiteSection } from '@/lib/site/site';
import type { Product } from '@/lib/site/site-map';

type SharingCardProps = { title: string; description: string; section: SiteSection | null };

const ink: Record<Product | 'none', string> = { deedguard: '#1d4d39', guardsign: '#20406f', none: '#24211d' };

/** The picture beside a shared link. It is drawn by satori, which knows neither classes nor CSS variables. */
export function SharingCard({ title, description, section }: SharingCardProps) {
  const color = ink[section?.product ?? 'none'];
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 72,
        color: '#1e1c19',
        background: '#f8f5ee',
        borderTop: `14px solid ${color}`,
        fontFamily: 'Geist',
      }}
    >
      <div
        style={{
          position: 'absolute',
          top: 40,
          right: -210,
          width: 640,
          height: 640,
          opacity: 0.4,
          backgroundImage: `url(${seal(color)})`,
          backgroundSize: '640px 640px',
        }}
      />
      <div style={{ display: 'flex', fontSize: 30, color: '#5d574c' }}>
        {section?.title ?? 'Deeds with proof'}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 690 }}>
        <div
          style={{
            fontFamily: 'Source Serif',
            fontSize: title.length > 30 ? 68 : 88,
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
          }}
        >
          {title}
        </div>
        <div style={{ marginTop: 28, fontSize: 34, lineHeight: 1.35, color: '#5d574c' }}>{description}</div>
      </div>
      <div style={{ display: 'flex', fontFamily: 'Source Serif', fontSize: 32, color }}>
        DeedGuard &amp; GuardSign
      </div>
    </div>
  );
}

function seal(color: string) {
  const svg = guillocheSvg(guillocheFigures.seal)
    .replaceAll('vector-effect="non-scaling-stroke" ', '')
    .replace('stroke="#000"', `stroke="${color}"`)
    .replace('stroke-width="0.7"', 'stroke-width="0.35" width="640" height="640"');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
