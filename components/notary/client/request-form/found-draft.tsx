import { useFormState } from '@/components/kit/form-context';
import { Button } from '@/components/ui/button';

/** What was typed before the form was closed is there again, and need not be. */
export function FoundDraft({ onStartOver }: { onStartOver: () => void }) {
  const { pending } = useFormState();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-[0.9375rem] leading-6">
      <p>What you entered before is still here.</p>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={pending}
        onClick={() => {
          if (!pending) onStartOver();
        }}
      >
        Start over
      </Button>
    </div>
  );
}
