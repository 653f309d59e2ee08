'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';

/** An address with an anchor that the page does not have would lead to its top without a word. */
export function AnchorNotice() {
  const [unknown, setUnknown] = useState('');

  useEffect(() => {
    const check = () => {
      const anchor = readAnchor();
      setUnknown(anchor && !document.getElementById(anchor) ? anchor : '');
    };
    check();
    window.addEventListener('hashchange', check);
    return () => window.removeEventListener('hashchange', check);
  }, []);

  if (!unknown) return null;
  return (
    <Alert role="status" variant="waiting" className="mt-8 measure print:hidden">
      <p>
        This page has no part called “{unknown}”. It may have moved; the headings below show what is here.
      </p>
    </Alert>
  );
}

function readAnchor() {
  const anchor = location.hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
