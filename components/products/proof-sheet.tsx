import type { ReactNode } from 'react';
import { Guilloche } from '@/components/shell/guilloche';
import { NumberedParts, PartNumber } from '@/components/products/numbered-parts';
import { ProofPath } from '@/components/shell/proof-path';
import { CheckIcon } from '@/components/ui/icons';
import { readExampleProof } from '@/lib/deeds/content/example-proof';
import { proofParts } from '@/lib/deeds/content/product';

/** A proof file as it lies on the table, with its four parts numbered and explained. */
export function ProofSheet() {
  return (
    <figure className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr] lg:items-center">
      <div aria-hidden className="rounded-lg border bg-muted px-4 py-6 sm:px-10 sm:py-10">
        <Sheet />
      </div>
      <figcaption>
        <p className="eyebrow">An example, with a made-up owner</p>
        <div className="mt-3">
          <NumberedParts parts={proofParts} />
        </div>
      </figcaption>
    </figure>
  );
}

function Sheet() {
  const { property, owner, entered, index, size, root, log } = readExampleProof();

  return (
    <div className="relative isolate mx-auto max-w-md overflow-hidden rounded-sm border bg-card text-[0.8125rem] leading-5 [box-shadow:0.375rem_0.375rem_0_var(--border)]">
      <Guilloche
        figure="rosette"
        className="pointer-events-none absolute -top-14 -right-14 -z-10 size-44 text-primary opacity-45 max-sm:-top-12 max-sm:-right-16 max-sm:size-36"
      />
      <Part number={1}>
        <p className="font-serif text-xl font-semibold">Proof of entry {index}</p>
        <p className="mt-1.5 flex items-center gap-1.5 font-medium text-success">
          <CheckIcon className="size-3.5" />
          Verified, unchanged
        </p>
      </Part>
      <Part number={2}>
        <dl className="grid gap-1">
          <Row name="Property">{property}</Row>
          <Row name="Owner">{owner}</Row>
          <Row name="Entered">{entered}</Row>
        </dl>
      </Part>
      <Part number={3}>
        <ProofPath className="w-full max-w-60" />
        <p className="mt-2 text-muted-foreground">
          Entry {index} of {size}, counted from 0: three hashes lead to the root.
        </p>
      </Part>
      <Part number={4}>
        <dl className="grid gap-1">
          <Row name="Root">
            <code className="font-mono">{root}</code>
          </Row>
          <Row name="Signed">by {log}</Row>
        </dl>
      </Part>
    </div>
  );
}

function Part({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t px-4 py-4 first:border-t-0 sm:px-5">
      <PartNumber value={number} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
