import type { ReactNode } from 'react';
import { ProofPath } from '@/components/shell/proof-path';
import { Guilloche } from '@/components/shell/guilloche';
import { CheckIcon } from '@/components/ui/icons';
import { readExampleProof } from '@/lib/deeds/content/example-proof';

/** What a customer holds afterward: a proof of our own making over made-up data, drawn on wide screens. */
export function ExampleProof() {
  const { property, owner, entered, index, size, commitment, root, steps } = readExampleProof();

  return (
    <figure data-product="deedguard" className="max-lg:hidden">
      <div
        role="img"
        aria-label={`An example of a proof file, verified and unchanged. Property: ${property}. Owner: ${owner}. Entered: ${entered}, as entry ${index} of a log of ${size} entries, counted from 0. ${steps} hashes lead from the entry to the signed root.`}
        className="relative overflow-hidden rounded-sm border bg-card text-[0.8125rem] leading-5 [box-shadow:0.375rem_0.375rem_0_var(--border)]"
      >
        <div className="px-5 py-4">
          <p className="eyebrow">Example</p>
          <p className="font-serif text-xl font-semibold">Proof of entry {index}</p>
        </div>
        <p className="flex items-center gap-2 border-y bg-success-soft px-5 py-2 font-medium text-success">
          <CheckIcon className="size-4" />
          Verified, unchanged
        </p>
        <dl className="grid gap-1 px-5 py-4">
          <Row name="Property">{property}</Row>
          <Row name="Owner">{owner}</Row>
          <Row name="Entered">{entered}</Row>
        </dl>
        <div className="grid grid-cols-[1fr_auto] items-center gap-5 border-t px-5 py-4">
          <dl className="grid gap-1">
            <Row name="Entry">
              {index} of {size}, counted from 0
            </Row>
            <Row name="Commitment">
              <code className="font-mono">{commitment}</code>
            </Row>
            <Row name="Root">
              <code className="font-mono">{root}</code>
            </Row>
          </dl>
          <ProofPath className="w-36" />
        </div>
        <Guilloche
          figure="seal"
          className="pointer-events-none absolute -top-12 -right-12 size-44 text-primary opacity-40"
        />
      </div>
    </figure>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
