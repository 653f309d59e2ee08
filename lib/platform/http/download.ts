import type { Readable } from 'node:stream';
import writeDisposition from 'content-disposition';

type Download = {
  bytes: Readable;
  size: number;
  /** media type */
  type: string;
  name: string;
  disposition?: 'attachment' | 'inline';
};

/** Streams a file of a known size. When its bytes fail on the way the connection breaks, so that no half of it looks whole. */
export function downloadResponse({
  bytes,
  size,
  type,
  name,
  disposition = 'attachment',
}: Download): Response {
  return new Response(streamOf(bytes), {
    headers: {
      ...fileHeaders({ type, name, disposition }),
      'content-length': String(size),
      // Next drops the one above; scripts/server-answers.mjs puts it back.
      'x-body-length': String(size),
    },
  });
}

/** Streams a file that is made while it is read, so that nobody knows its size yet. */
export function madeResponse({ bytes, type, name }: Pick<Download, 'bytes' | 'type' | 'name'>): Response {
  return new Response(streamOf(bytes), { headers: fileHeaders({ type, name, disposition: 'attachment' }) });
}

/** Hands over a file that was made whole in memory. */
export function fileResponse(
  body: BodyInit,
  { type, name, disposition = 'attachment' }: Omit<Download, 'bytes' | 'size'>,
): Response {
  return new Response(body, { headers: fileHeaders({ type, name, disposition }) });
}

function fileHeaders({ type, name, disposition }: Required<Omit<Download, 'bytes' | 'size'>>) {
  return {
    'content-type': type,
    'content-disposition': contentDisposition(disposition, name),
    // A browser's viewer is a page with scripts and styles of its own: our usual policy may keep it blank.
    ...(disposition === 'inline' && { 'content-security-policy': "frame-ancestors 'none'" }),
  };
}

/** RFC 6266: the name in RFC 8187's encoding where it needs one, and in plain ASCII for readers that know no other. */
export function contentDisposition(disposition: 'attachment' | 'inline', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["%]/gu, '_');
  return writeDisposition(name, { type: disposition, fallback: plain });
}

/** Takes a chunk when the reader wants one, and closes the source when the reader goes away. */
function streamOf(bytes: Readable): ReadableStream<Uint8Array> {
  const chunks = bytes[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void bytes.destroy(),
    },
    { highWaterMark: 0 },
  );
}
