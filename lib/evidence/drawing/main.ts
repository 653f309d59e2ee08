import { html } from '@/lib/evidence/drawing/elements';
import { buildSeal } from '@/lib/evidence/drawing/pictures';
import { buildProof, buildRefusal } from '@/lib/evidence/drawing/sections';
import { describeState, stateTitles } from '@/lib/evidence/rules/lock-state';
import type { ProofCheck } from '@/lib/evidence/rules/proof';
import { checkBlock, sealPage, splitProofPage } from '@/lib/evidence/rules/proof-block';
import { formatTime } from '@/lib/evidence/rules/record-view';

/* Not earlier: what is behind this script belongs to the page too. */
document.addEventListener('DOMContentLoaded', () => show(checkOwnPage()));

function checkOwnPage(): ProofCheck {
  const page = splitProofPage(readOwnText());
  if (!page || page.seal !== sealPage(page.around)) {
    return { verified: false, reason: 'This page was changed, by an edit or by a browser extension.' };
  }
  return checkBlock(page.block);
}

/** The text of this file, as the browser took it. The file leaves out the tags that a browser adds by itself. */
function readOwnText(): string {
  const { doctype, documentElement } = document;
  const isPlain = doctype?.name === 'html' && doctype.publicId === '' && doctype.systemId === '';
  const text = documentElement.outerHTML
    .replace('<head>', '')
    .replace('</head><body>', '')
    .replace(/<\/body><\/html>$/, '');
  return (isPlain ? '<!DOCTYPE html>' : '') + text;
}

function show(check: ProofCheck): void {
  const status = document.getElementById('status');
  const heading = document.querySelector('h1');
  if (!status || !heading) return;
  const main = html('main', {}, heading, status);
  if (check.verified) main.prepend(buildSeal());
  document.body.prepend(main);
  document.documentElement.classList.add(kindOf(check));
  main.append(...(check.verified ? buildProof(check) : buildRefusal()));
  status.replaceChildren(...describe(check));
}

/** An end is no reason for green. */
function kindOf(check: ProofCheck): string {
  if (!check.verified) return 'refused';
  return check.state?.ended ? 'ended' : 'verified';
}

function describe(check: ProofCheck): Node[] {
  if (!check.verified) return [html('strong', {}, 'Not verified'), html('span', {}, check.reason)];
  const since = `In the log of ${check.entry.origin} since ${formatTime(check.entry.time)}, unchanged.`;
  const { state } = check;
  const title = state ? `Verified. ${stateTitles[state.state]} when this file was made` : 'Verified';
  const lock = state ? [html('span', {}, describeState(state))] : [];
  return [
    html('strong', {}, state?.ended ? 'Verified. The lock has ended' : title),
    ...lock,
    html('span', {}, since),
  ];
}
