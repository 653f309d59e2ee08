/** A storage of the browser. Where it keeps nothing, or has no room, a text stays as long as the page. */
export function keptTexts(storage: () => Storage) {
  const withoutStorage = new Map<string, string>();

  return {
    find(key: string): string | null {
      try {
        return withoutStorage.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    keep(key: string, text: string): void {
      try {
        storage().setItem(key, text);
        withoutStorage.delete(key);
      } catch {
        withoutStorage.set(key, text);
      }
    },
    drop(key: string): void {
      withoutStorage.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
    keys(): string[] {
      try {
        return [...Object.keys(storage()), ...withoutStorage.keys()];
      } catch {
        return [...withoutStorage.keys()];
      }
    },
  };
}
