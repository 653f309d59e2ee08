import { Button } from '@/components/ui/button';

type FoundDraftProps = { isPending: boolean; onStartOver: () => void };

/** What was typed before the form was closed is there again, and need not be. */
export function FoundDraft({ isPending, onStartOver }: FoundDraftProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-[0.9375rem] leading-6">
      <p>What you entered before is still here.</p>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) onStartOver();
        }}
      >
        Start over
      </Button>
    </div>
  );
}
