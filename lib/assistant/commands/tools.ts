import 'server-only';
import * as z from 'zod';
import { estimatePrice } from '@/lib/notary/queries/estimate';
import { listClientRequests } from '@/lib/notary/queries/requests';
import { searchNotaries } from '@/lib/notary/queries/search';
import { requestTitle } from '@/lib/notary/rules/services';
import { statusLabels } from '@/lib/notary/rules/statuses';
import { estimateSchema } from '@/lib/notary/schema/requests';
import { searchNotariesSchema } from '@/lib/notary/schema/search';
import type { Actor } from '@/lib/platform/actor';
import { lockFormPath } from '@/lib/deeds/rules/lock-form-path';
import { AppError } from '@/lib/platform/errors';
import type { ModelCall, ModelTool } from '@/lib/vendor/model';

/** What the model may ask for, of whoever is signed in. All of them read; what changes something is a click of the person. */
type Tool = { says: string; schema: z.ZodType; run: (actor: Actor, input: never) => Promise<unknown> };

const MOST_LISTED = 5;

function tool<S extends z.ZodType>(
  says: string,
  schema: S,
  run: (actor: Actor, input: z.output<S>) => Promise<unknown>,
): Tool {
  return { says, schema, run };
}

const tools: Record<string, Tool | undefined> = {
  find_notary: tool(
    'Notaries who could come to a place, nearest first. Book one at /notary-booking.',
    searchNotariesSchema,
    async (actor, search) =>
      (await searchNotaries(actor, search))
        .slice(0, MOST_LISTED)
        .map(({ name, location, distance, price, rating }) => ({
          name,
          location,
          miles: distance,
          price,
          rating,
        })),
  ),
  price_visit: tool(
    'What a visit or a remote session would cost, in dollars. A request is made at /dashboard/client?request=new.',
    estimateSchema,
    async (actor, asked) => {
      const { basePrice, travelFee, rushFee, tax, totalPrice } = await estimatePrice(actor, asked);
      return { basePrice, travelFee, rushFee, tax, totalPrice };
    },
  ),
  show_my_requests: tool(
    'The last requests of the person who asks, with their pages.',
    z.object({}),
    async (actor) =>
      (await listClientRequests(actor, actor.id)).slice(0, MOST_LISTED).map((request) => ({
        title: requestTitle(request),
        status: statusLabels[request.status],
        appointment: request.appointmentDate,
        page: `/requests/${request.id}`,
      })),
  ),
  start_lock_form: tool(
    'The form that locks a deed, filled in with an address and an owner. The person reads it, and sends it or not.',
    z.object({ propertyAddress: z.string().min(1).max(300), ownerName: z.string().min(1).max(200) }),
    (_, { propertyAddress, ownerName }) =>
      Promise.resolve({ page: lockFormPath(propertyAddress, ownerName) }),
  ),
};

/** What the model is told of the tools. */
export function listTools(): ModelTool[] {
  return Object.entries(tools).flatMap(([name, known]) =>
    known
      ? [
          {
            name,
            says: known.says,
            parameters: z.toJSONSchema(known.schema, { io: 'input', unrepresentable: 'any' }) as Record<
              string,
              unknown
            >,
          },
        ]
      : [],
  );
}

/** What came of a call of the model, as text: for a tool that there is not, or input that is wrong, what is wrong with it. */
export async function runTool(actor: Actor, { name, arguments: text }: ModelCall): Promise<string> {
  const known = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!known) return 'There is no such tool.';
  const input = known.schema.safeParse(parse(text));
  if (!input.success) return `The input is wrong: ${input.error.issues[0]?.message ?? ''}`;
  try {
    return JSON.stringify(await known.run(actor, input.data as never));
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
