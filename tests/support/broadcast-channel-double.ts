type Listener = ((event: { data: unknown }) => void) | null;

const open = new Set<BroadcastChannelDouble>();

/** jsdom has no BroadcastChannel; here each instance is its own tab, and hears the others at once. */
export class BroadcastChannelDouble {
  onmessage: Listener = null;

  constructor(readonly name: string) {
    open.add(this);
  }

  postMessage(data: unknown) {
    for (const other of open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }

  close() {
    open.delete(this);
  }
}
