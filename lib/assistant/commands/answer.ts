import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { findFacts } from '@/lib/search/queries/facts';
import { listSearchedPages } from '@/lib/site/site';
import { askModel, hasModel, type ModelCall, type ModelMessage } from '@/lib/vendor/model';
import { AppError } from '@/lib/platform/errors';
import { keepKnownLinks } from '../rules/links';
import { systemPrompt } from '../rules/prompt';
import type { ChatInput } from '../schema';
import { listTools, runTool } from './tools';

const MOST_FACTS = 8;
/** Rounds in which the model may ask for tools before it has to answer. */
const MOST_ROUNDS = 3;
const MOST_CALLS = 4;

/** How an answer is told while it comes: its text piece by piece, as the model says it, before its links are looked up. */
export type Listening = Pick<NonNullable<Parameters<typeof askModel>[1]>, 'onText' | 'signal'>;

/**
 * The model's answer to a question, from what we say on our pages and, for an actor, from what their tools read. Links
 * lead to pages of ours alone. Throws `unavailable` without a model, and where it does not answer.
 */
export async function answerQuestion(
  actor: Actor | null,
  { message, language }: Pick<ChatInput, 'message' | 'language'>,
  listening: Listening = {},
): Promise<string> {
  assertModel();
  const facts = await findFacts(message, MOST_FACTS);
  const messages: ModelMessage[] = [
    { role: 'system', content: systemPrompt(language, facts) },
    { role: 'user', content: message },
  ];
  const known = new Set(
    [...listSearchedPages(), ...facts.map(({ href }) => ({ path: pathOf(href) }))].map(({ path }) => path),
  );
  const text = await converse(actor, messages, listening);
  return keepKnownLinks(text, (path) => known.has(path) || (actor !== null && OWN_PAGE.test(path))).trim();
}

/** Throws `unavailable` without a model. */
export function assertModel(): void {
  if (!hasModel()) throw new AppError('unavailable', 'No model is set up for the assistant.');
}

/** What a tool of theirs leads somebody to. */
const OWN_PAGE = /^\/requests\/[\da-f-]{36}$/;

async function converse(
  actor: Actor | null,
  messages: ModelMessage[],
  listening: Listening,
): Promise<string> {
  const asked: ModelCall[] = [];
  for (let round = 0; round <= MOST_ROUNDS; round += 1) {
    const tools = actor && round < MOST_ROUNDS ? listTools() : [];
    const { text, calls } = await askModel(messages, { tools, asked, ...listening });
    if (!actor || calls.length === 0 || round === MOST_ROUNDS) return text;
    for (const call of calls.slice(0, MOST_CALLS)) {
      asked.push(call);
      messages.push({ role: 'tool', callId: call.id, content: await runTool(actor, call) });
    }
  }
  return '';
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? '';
}
