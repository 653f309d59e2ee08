type Answer = { status?: number; body?: unknown };

/** As much of an XMLHttpRequest as an upload uses; a test says how far it comes and how it ends. */
export class UploadDouble {
  static sent: UploadDouble[] = [];

  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  form = new FormData();

  open() {}

  send(form: FormData) {
    this.form = form;
    UploadDouble.sent.push(this);
  }

  abort() {
    this.onabort?.();
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total });
  }

  answer({ status = 201, body }: Answer) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }

  fail() {
    this.onerror?.();
  }
}

export function doubleUploads() {
  UploadDouble.sent = [];
  Object.assign(globalThis, { XMLHttpRequest: UploadDouble });
}
