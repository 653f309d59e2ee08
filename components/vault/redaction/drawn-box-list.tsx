import type { DrawnBox } from '@/components/vault/redaction/box-geometry';
import { Button } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';

type DrawnBoxListProps = {
  boxes: DrawnBox[];
  onShow: (box: DrawnBox) => void;
  onRemove: (id: string) => void;
};

/** The boxes of the owner, and how they are moved without a pointer. */
export function DrawnBoxList({ boxes, onShow, onRemove }: DrawnBoxListProps) {
  return (
    <section aria-label="Your boxes" className="grid gap-2">
      <h5 className="font-semibold">Your boxes</h5>
      <p id="box-help" className="text-sm leading-5 text-muted-foreground">
        Draw with the mouse or a finger, or add a box and use the keyboard: arrows move it, Shift and arrows
        change its size, Delete removes it.
      </p>
      {boxes.length > 0 && (
        <ul className="max-h-72 overflow-y-auto">
          {boxes.map((box, index) => (
            <li key={box.id} className="flex items-center justify-between gap-3 border-t py-1">
              <button
                type="button"
                className="py-1 text-left text-[0.9375rem] text-link tabular-nums"
                onClick={() => onShow(box)}
              >
                Box {index + 1}, page {box.page}
              </button>
              <Button
                id={`remove-${box.id}`}
                variant="ghost"
                size="icon"
                aria-label={`Remove box ${index + 1}`}
                onClick={() => onRemove(box.id)}
              >
                <CloseIcon />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
