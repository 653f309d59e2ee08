import { LocalTime } from '@/components/kit/local-time';

/** What happened, newest first. Times are ISO 8601. */
export function UpdateList({ updates }: { updates: { at: string; text: string }[] }) {
  return (
    <ol className="mt-3 ml-1 border-l-2 pl-5">
      {updates.map(({ at, text }, index) => (
        <li
          key={`${at} ${text}`}
          className="relative py-2 text-[0.9375rem] leading-6 before:absolute before:top-4 before:-left-6.5 before:size-2.5 before:rounded-full before:bg-input first:before:bg-primary"
        >
          <span className={index === 0 ? 'font-medium' : undefined}>{text}</span>
          <span className="block text-sm text-muted-foreground">
            <LocalTime value={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}
