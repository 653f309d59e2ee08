import { GeneratorLink } from '@/components/vault/documents/generator-link';
import { buttonVariants } from '@/components/ui/button';

export function EmptyVault() {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border bg-card p-5 sm:p-7">
      <h3 className="text-xl">Nothing is stored here yet</h3>
      <p className="measure text-muted-foreground">
        Begin with the paper that matters most, for example a deed. It is encrypted as it arrives, and an
        entry in the evidence log shows on what day it was stored.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="#upload" className={buttonVariants()}>
          Upload a document
        </a>
        <GeneratorLink />
      </div>
    </div>
  );
}
