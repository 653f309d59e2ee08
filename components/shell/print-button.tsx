'use client';

import { Button } from '@/components/ui/button';

export function PrintButton() {
  return (
    <Button variant="outline" size="sm" className="mt-4 needs-script" onClick={() => window.print()}>
      Print
    </Button>
  );
}
