'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { placeAt, type Place, type Places } from '@/components/shell/app/place-at';
import { SideBarSwitch } from '@/components/shell/app/side-bar-switch';
import { SiteName } from '@/components/shell/site-name';
import { QuickPanelLine } from '@/components/shell/toggle-panel';

/** Beside “More”, on the bar of small screens. */
const ON_BAR = 4;

/**
 * The places of an account, each link once: a bar on the left, which can be narrow, and on small screens one at the bottom with
 * the first four, the others in a sheet.
 */
export function AppNav({ places }: { places: Places }) {
  const path = usePathname();
  const here = placeAt(path, places);
  const more = places.main.slice(ON_BAR);
  const list = (listed: Place[]) => <PlaceList places={listed} here={here} path={path} />;

  return (
    <nav aria-label="Main" className="app-nav">
      <SiteName href={places.main[0]?.href ?? '/'} />
      {list(places.main.slice(0, ON_BAR))}
      <button type="button" popoverTarget="more-places" className="app-place">
        <Icon path="M5 11.5A.5.5 0 1 0 5 12.5 .5.5 0 1 0 5 11.5M12 11.5A.5.5 0 1 0 12 12.5 .5.5 0 1 0 12 11.5M19 11.5A.5.5 0 1 0 19 12.5 .5.5 0 1 0 19 11.5" />
        <span>More</span>
      </button>
      <div id="more-places" popover="auto">
        {list(more)}
        {places.own.length > 0 && (
          <>
            <p className="eyebrow">For yourself</p>
            {list(places.own)}
          </>
        )}
        <QuickPanelLine className="app-place w-full border-t" />
      </div>
      <SideBarSwitch />
    </nav>
  );
}

type PlaceListProps = { places: Place[]; here: Place | undefined; path: string };

function PlaceList({ places, here, path }: PlaceListProps) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.href}>
          <Link
            href={place.href}
            prefetch={false}
            title={place.label}
            aria-current={here?.href === place.href ? (path === place.href ? 'page' : 'true') : undefined}
            className="app-place"
          >
            <Icon path={place.icon} />
            <span>{place.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="icon">
      <path d={path} />
    </svg>
  );
}
