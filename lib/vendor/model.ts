import 'server-only';
import OpenAI from 'openai';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';

export type ModelMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  /** what came of a call that the model asked for */
  | { role: 'tool'; content: string; callId: string };

export type ModelTool = { name: string; says: string; parameters: Record<string, unknown> };

export type ModelCall = { id: string; name: string; arguments: string };

export type ModelAnswer = { text: string; calls: ModelCall[] };

type Turn = OpenAI.Chat.Completions.ChatCompletionMessageParam;

const TIMEOUT_MS = 30_000;
/** Of one answer, with what a model thinks before it. */
const MOST_TOKENS = 2_000;

let client: OpenAI | undefined;

/** Whether a model is configured. */
export function hasModel(): boolean {
  return env().OPENAI_API_KEY !== undefined;
}

type Asking = {
  tools?: ModelTool[];
  asked?: ModelCall[];
  /** hears each piece of the text as it comes, from a server that sends it so */
  onText?: (piece: string) => void;
  /** ends the question: its reader is gone */
  signal?: AbortSignal;
};

/**
 * What the model says next, over the Chat Completions protocol of OpenAI, which many servers speak. `asked` are the calls
 * of earlier rounds, each with its answer among the messages. Throws `unavailable` without a model, and where it does not answer.
 */
export async function askModel(
  messages: ModelMessage[],
  { tools = [], asked = [], onText, signal }: Asking = {},
): Promise<ModelAnswer> {
  const body = {
    model: env().ASSISTANT_MODEL,
    messages: turnsOf(messages, asked),
    max_completion_tokens: MOST_TOKENS,
    ...(tools.length > 0 ? { tools: tools.map(toolOf) } : {}),
  };
  try {
    const completion = onText
      ? await streamed(body, { onText, signal })
      : await connect().chat.completions.create(body, { signal });
    return answerOf(completion);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('unavailable', 'The assistant cannot be reached. Please try again.', { cause });
  }
}

function connect(): OpenAI {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = env();
  if (!OPENAI_API_KEY) throw new AppError('unavailable', 'No model is set up for the assistant.');
  client ??= new OpenAI({
    apiKey: OPENAI_API_KEY,
    baseURL: OPENAI_BASE_URL,
    timeout: TIMEOUT_MS,
    maxRetries: 1,
  });
  return client;
}

type Body = Omit<OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming, 'stream'>;

/** Piece by piece; a server that knows only whole answers is asked once more for one. */
async function streamed(
  body: Body,
  { onText, signal }: Required<Pick<Asking, 'onText'>> & Pick<Asking, 'signal'>,
): Promise<OpenAI.Chat.Completions.ChatCompletion> {
  const stream = connect().chat.completions.stream(body, { signal });
  let pieces = 0;
  stream.on('chunk', () => (pieces += 1));
  stream.on('content', (piece) => onText(piece));
  try {
    return await stream.finalChatCompletion();
  } catch (error) {
    if (pieces > 0 || error instanceof OpenAI.APIError) throw error;
    return connect().chat.completions.create(body, { signal });
  }
}

/** The calls stand before the first of their answers, as the protocol wants. */
function turnsOf(messages: ModelMessage[], asked: ModelCall[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    if (message.role !== 'tool') {
      turns.push(message);
      continue;
    }
    const call = asked.find(({ id }) => id === message.callId);
    if (!call) continue;
    turns.push(
      {
        role: 'assistant',
        tool_calls: [
          { id: call.id, type: 'function', function: { name: call.name, arguments: call.arguments } },
        ],
      },
      { role: 'tool', tool_call_id: call.id, content: message.content },
    );
  }
  return turns;
}

function toolOf({ name, says, parameters }: ModelTool) {
  return { type: 'function' as const, function: { name, description: says, parameters } };
}

/** Whatever a server that is none answers: no text and no calls. */
function answerOf(completion: Partial<OpenAI.Chat.Completions.ChatCompletion>): ModelAnswer {
  const message = completion.choices?.[0]?.message;
  const calls = (message?.tool_calls ?? []).flatMap((call) =>
    call.type === 'function'
      ? [{ id: call.id, name: call.function.name, arguments: call.function.arguments }]
      : [],
  );
  return { text: typeof message?.content === 'string' ? message.content : '', calls };
}
