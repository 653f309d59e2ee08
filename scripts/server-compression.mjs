/** What Next draws for one visitor is compressed while they wait: quickly, not as small as it can be. */
import compression from 'next/dist/compiled/compression/index.js';
import { releaseCompressionStream } from 'next/dist/server/lib/release-compression-stream.js';

/**
 * Of zlib's nine. Next's own compression has the sixth: half as much work again for a page that is a twelfth smaller. Pages
 * that are the same for everybody are as small as they can be (scripts/prepare-answers.ts).
 */
const LEVEL = 3;
const compress = compression({ level: LEVEL });

/**
 * In the place of Next's own, which knows no level (`compress` in next.config.mjs).
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function compressAnswer(request, response) {
  compress(request, response, () => {});
  // Whoever leaves early never ends the stream, which would stay in memory.
  response.once('close', () => {
    if (!response.writableFinished) releaseCompressionStream(response);
  });
}
