/** What the numbers in a drawing stand for. */
export function NumberedParts({ parts }: { parts: { title: string; text: string }[] }) {
  return (
    <ol className="border-t">
      {parts.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] border-b py-4">
          <PartNumber value={index + 1} />
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function PartNumber({ value }: { value: number }) {
  return (
    <span
      aria-hidden
      className="grid size-6 place-items-center rounded-full border border-primary text-[0.8125rem] font-medium text-primary tabular-nums"
    >
      {value}
    </span>
  );
}
