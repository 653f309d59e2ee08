import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'test-documents';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * An S3 server (`s3rver`, which checks signatures) on a free port, with a bucket in a temporary folder. It is served by a
 * server of our own, because s3rver cannot abort an upload in parts, and because a test wants to cut the line.
 */
export class S3Server {
  /** method and address of what was asked */
  readonly requests: string[] = [];
  private instead: { when: RegExp; handle: Handle } | undefined;
  private server = createServer();
  private port = 0;

  private constructor(
    private readonly folder: string,
    private readonly s3: RequestListener,
  ) {}

  static async start(): Promise<S3Server> {
    const folder = await mkdtemp(join(tmpdir(), 'test-s3-'));
    const configureBuckets = [{ name: BUCKET, configs: [] }];
    const s3 = new S3rver({ directory: folder, silent: true, configureBuckets });
    await s3.configureBuckets();
    const started = new S3Server(folder, s3.callback());
    await started.revive();
    return started;
  }

  /** What the app needs to be started with. */
  get settings() {
    return {
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  /** Handles requests like `when` (`PUT /bucket/key?partNumber=2…`) by something else until `behave`. */
  misbehave(when: RegExp, handle: Handle): void {
    this.instead = { when, handle };
  }

  /** Does something before it serves the first request like `when`. */
  before(when: RegExp, act: () => Promise<unknown>): void {
    this.misbehave(when, (request, response) => {
      this.instead = undefined;
      void act().then(() => this.s3(request, response));
    });
  }

  /** Dies, as a process does that is killed, once so many bytes of such a request, or of its answer, went over the line. */
  dieAfter(bytes: number, when: RegExp): void {
    this.misbehave(when, (request, response) => {
      const { socket } = request;
      const [readBefore, writtenBefore] = [socket.bytesRead, socket.bytesWritten];
      const watch = () => {
        const moved = Math.max(socket.bytesRead - readBefore, socket.bytesWritten - writtenBefore);
        if (moved >= bytes) this.kill();
      };
      request.on('data', watch);
      socket.on('drain', watch);
      this.s3(request, response);
    });
  }

  kill(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Runs again, at the same address and with the same files. */
  async revive(): Promise<void> {
    this.behave();
    this.server = createServer((request, response) => this.serve(request, response));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  behave(): void {
    this.instead = undefined;
    this.requests.length = 0;
  }

  /** The keys of whole objects, and the ids of uploads in parts that were begun and are not over. */
  async contents(): Promise<{ objects: string[]; uploads: string[] }> {
    const files = await readdir(join(this.folder, BUCKET));
    const objects = files.filter((name) => name.endsWith('._S3rver_object'));
    return {
      objects: objects.map((name) => name.replace('._S3rver_object', '')),
      uploads: await readdir(this.uploadFolder()).catch(() => []),
    };
  }

  async empty(): Promise<void> {
    this.behave();
    await rm(join(this.folder, BUCKET), { recursive: true, force: true });
    await mkdir(join(this.folder, BUCKET));
  }

  async stop(): Promise<void> {
    this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    const asked = `${request.method} ${request.url}`;
    this.requests.push(asked);
    const uploadId = /^DELETE .*[?&]uploadId=(\w+)/.exec(asked)?.[1];
    if (this.instead?.when.test(asked)) return this.instead.handle(request, response);
    if (uploadId) return void this.abort(uploadId, response);
    this.s3(request, response);
  }

  private async abort(uploadId: string, response: ServerResponse): Promise<void> {
    await rm(this.uploadFolder(uploadId), { recursive: true, force: true });
    response.writeHead(204).end();
  }

  private uploadFolder(uploadId = ''): string {
    return join(this.folder, BUCKET, '._S3rver_uploads', uploadId);
  }
}
