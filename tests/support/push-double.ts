import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

type Received = { path: string; headers: IncomingMessage['headers']; payload: Record<string, unknown> };

/** A browser that subscribed: what it hands out, and what only it can open. */
export type Browser = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  path: string;
};

const vapid = createECDH('prime256v1');
vapid.setPrivateKey(Buffer.alloc(32, 7));

/** A push service on this machine, and the browsers that subscribed there: it takes what it is sent, and they open it. */
export class PushDouble {
  readonly received: Received[] = [];
  private readonly answers = new Map<string, number>();
  private readonly opened = new Map<string, { key: ECDH; auth: string }>();
  private readonly server = createServer((request, response) => {
    void this.take(request).then((status) => response.writeHead(status).end());
  });

  constructor() {
    this.server.listen(0);
  }

  /** What the app needs to be started with. */
  get environment() {
    const { port } = this.server.address() as AddressInfo;
    return {
      VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
      VAPID_PRIVATE_KEY: vapid.getPrivateKey('base64url'),
      VAPID_SUBJECT: 'mailto:push@example.com',
      PUSH_SERVICE_URL: `http://localhost:${port}`,
    };
  }

  /** As a browser does when its reader agrees. */
  newBrowser(): Browser {
    const key = createECDH('prime256v1');
    const [p256dh, auth] = [key.generateKeys('base64url'), randomBytes(16).toString('base64url')];
    const path = `/to/${randomBytes(8).toString('hex')}`;
    this.opened.set(path, { key, auth });
    return { endpoint: `https://push.example${path}`, keys: { p256dh, auth }, path };
  }

  /** What the service says from now on about one browser: 410 of one that has unsubscribed. */
  answer({ path }: Browser, status: number): void {
    this.answers.set(path, status);
  }

  reset(): void {
    this.received.length = 0;
    this.answers.clear();
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async take(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url: path = '', headers } = request;
    const status = this.answers.get(path) ?? 201;
    const browser = this.opened.get(path);
    if (status === 201 && browser) {
      const payload = JSON.parse(open(Buffer.concat(chunks), browser)) as Record<string, unknown>;
      this.received.push({ path, headers, payload });
    }
    return status;
  }
}

const TAG_BYTES = 16;

/** RFC 8291, as the browser does it: salt, size of a record, and the sender's key stand before one record (RFC 8188). */
function open(message: Buffer, { key, auth }: { key: ECDH; auth: string }): string {
  const [salt, sender] = [message.subarray(0, 16), message.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const derive = (secret: Buffer, { by, about, length }: { by: Buffer; about: Buffer; length: number }) =>
    Buffer.from(hkdfSync('sha256', secret, by, about, length));
  const shared = derive(key.computeSecret(sender), {
    by: Buffer.from(auth, 'base64url'),
    about: info,
    length: 32,
  });
  const of = (name: string, length: number) =>
    derive(shared, { by: salt, about: Buffer.from(`Content-Encoding: ${name}\0`), length });
  const record = message.subarray(86);
  const cipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12), {
    authTagLength: TAG_BYTES,
  }).setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
