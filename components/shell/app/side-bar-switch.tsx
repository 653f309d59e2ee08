'use client';

import { deviceStore } from '@/components/kit/device-store';
import { createStore, useStore } from '@/components/kit/store';

const kept = deviceStore('side-bar');
/** The script of the theme has read what is kept before the first paint. */
const sideBar = createStore({ read: readNarrow, write: keepNarrow });

/** Makes the side bar narrow, and wide again; the device remembers it. */
export function SideBarSwitch() {
  const isNarrow = useStore(sideBar, false);

  return (
    <button
      type="button"
      aria-label={isNarrow ? 'Expand the side bar' : 'Collapse the side bar'}
      title={isNarrow ? 'Expand' : undefined}
      onClick={() => sideBar.write(!isNarrow)}
      className="app-place needs-script"
    >
      <svg aria-hidden viewBox="0 0 24 24" className="icon">
        <path d="M4 5H20V19H4ZM9 5V19" />
      </svg>
      <span>Collapse</span>
    </button>
  );
}

function readNarrow(): boolean {
  return document.documentElement.dataset.sideBar === 'narrow';
}

function keepNarrow(isNarrow: boolean) {
  if (isNarrow) document.documentElement.dataset.sideBar = 'narrow';
  else delete document.documentElement.dataset.sideBar;
  kept.keep(isNarrow ? 'narrow' : 'wide');
}
