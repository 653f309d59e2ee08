import { writeFileSync } from 'node:fs';
import { buildProof } from '@/tests/support/memory-log';
import { renderProofPage } from '@/lib/evidence/content/proof-page/render';
import { serializeProof } from '@/lib/evidence/rules/proof';
const p = buildProof();
writeFileSync('/tmp/evidence/proof.html', renderProofPage(p));
writeFileSync('/tmp/evidence/proof.json', serializeProof(p));
writeFileSync('/tmp/evidence/one.html', renderProofPage(buildProof({index:0,size:1})));
writeFileSync('/tmp/evidence/big.html', renderProofPage(buildProof({index:777,size:1000})));
