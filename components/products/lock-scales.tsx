import { SourceNote } from '@/components/shell/source-note';
import { recorderDuty } from '@/lib/deeds/content/product';
import { lockDoes, lockDoesNot } from '@/lib/deeds/content/reasons';

/** What a lock does and what it cannot do, in two columns of one sheet. */
export function LockScales() {
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-[1.2fr_1fr]">
      <div>
        <h3 className="text-xl text-primary">It does</h3>
        <ol className="mt-3 border-t-2 border-primary">
          {lockDoes.map((line, index) => (
            <li key={line} className="flex gap-4 border-b py-3 font-serif text-lg leading-7">
              <span aria-hidden className="w-4 shrink-0 text-muted-foreground tabular-nums">
                {index + 1}
              </span>
              {line}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="text-xl">It cannot</h3>
        <ul className="mt-3 border-t-2 border-input">
          {lockDoesNot.map((line) => (
            <li key={line} className="border-b py-3 text-muted-foreground">
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-[0.9375rem] leading-6">
          {recorderDuty.value} <SourceNote fact={recorderDuty} />
        </p>
      </div>
    </div>
  );
}
