/** Names for the files of one folder, each once: a second `deed.pdf` is `deed (2).pdf`, whatever the letter case. */
export function uniqueNames() {
  const taken = new Set<string>();
  return (folder: string, wanted: string): string => {
    const name = safeName(wanted);
    for (let count = 1; ; count += 1) {
      const path = `${folder}/${count === 1 ? name : numbered(name, count)}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
}

/** What Windows refuses in a name, and what leads out of a folder. */
function safeName(name: string): string {
  const safe = name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]$/, '_');
  return safe === '' ? '_' : safe;
}

function numbered(name: string, count: number): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? `${name} (${count})` : `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
}
