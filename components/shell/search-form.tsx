import { SearchIcon } from '@/components/ui/icons';

/** The way without the keyboard, and without script; Ctrl or Cmd + K opens a dialog (components/search). */
export function SearchForm() {
  return (
    <form role="search" action="/search" className="lg:w-52">
      <label className="relative block">
        <span className="sr-only">Search the site</span>
        <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted-foreground" />
        <input
          type="search"
          name="q"
          autoComplete="off"
          placeholder="Search"
          aria-keyshortcuts="Control+K Meta+K"
          className="peer h-9 w-full rounded-md border border-input/60 bg-card pr-3 pl-9 placeholder:text-muted-foreground max-lg:h-11 max-lg:text-base"
        />
        <kbd className="pointer-events-none absolute inset-y-0 right-2 my-auto h-5 rounded-sm border bg-background px-1.5 font-sans text-xs text-muted-foreground peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden max-lg:hidden">
          Ctrl K
        </kbd>
      </label>
    </form>
  );
}
