type Download = { name: string; text: () => Promise<string> };

/** Catches what a page hands to the browser as files: jsdom neither makes their addresses nor follows the link. */
export function doubleDownloads(): Download[] {
  const downloads: Download[] = [];
  let latest = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    latest = blob;
    return 'blob:download';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = latest;
    downloads.push({ name: this.download, text: () => textOf(blob) });
  });
  return downloads;
}

/** jsdom's Blob has no `text()`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });
}
