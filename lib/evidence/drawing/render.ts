import { PROOF_PAGE } from '@/lib/evidence/generated/proof-page';
import { fillBlock } from '@/lib/evidence/rules/proof-block';
import type { Proof } from '@/lib/evidence/schema/proof';

/** One self-contained page that holds a proof and checks itself, without a network. */
export function renderProofPage(proof: Proof): string {
  return fillBlock(PROOF_PAGE, proof);
}
