import type { useAttachment } from '@/components/notary/client/request-form/use-attachment';
import { FieldFrame } from '@/components/kit/field-frame';
import { UploadProgress } from '@/components/files/upload-progress';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { formatBytes } from '@/lib/vault/rules/format-bytes';

/** What the file chooser offers; the server looks into the file. */
const ACCEPT = '.pdf,.doc,.docx,.jpg,.jpeg,.png';

type FileFieldProps = {
  attachment: ReturnType<typeof useAttachment>;
  /** another file, or none */
  onChange: () => void;
};

export function FileField({ attachment, onChange }: FileFieldProps) {
  const { chosen, sending } = attachment;

  function choose(file: File) {
    onChange();
    void attachment.choose(file);
  }

  function remove() {
    onChange();
    attachment.remove();
  }

  return (
    <div className="grid gap-3">
      <FieldFrame
        name="documentId"
        label="Document"
        optional
        hint="PDF, DOC, DOCX, JPG, JPEG or PNG, up to 25 MB. It is encrypted in your vault, and shown to the notary who accepts."
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            accept={ACCEPT}
            className="py-2 file:mr-3 file:font-medium"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) choose(file);
              // The chosen file is shown below; the same one may be chosen again.
              target.value = '';
            }}
          />
        )}
      </FieldFrame>
      <div aria-live="polite" className="empty:hidden">
        {chosen && !sending && <Chosen {...chosen} onRemove={remove} />}
      </div>
      {sending && <UploadProgress sending={sending} onCancel={attachment.cancel} />}
    </div>
  );
}

type ChosenProps = NonNullable<FileFieldProps['attachment']['chosen']> & { onRemove: () => void };

function Chosen({ file, problem, documentId, onRemove }: ChosenProps) {
  return (
    <div className="flex items-start justify-between gap-4 border-y py-3 text-[0.9375rem] leading-6">
      <div className="min-w-0">
        <p className="break-words">
          {file.name}{' '}
          <span className="whitespace-nowrap text-muted-foreground">{formatBytes(file.size)}</span>
        </p>
        {problem && <p className="font-medium text-destructive">{problem}</p>}
        {documentId && <p className="text-muted-foreground">It is already in your document vault.</p>}
      </div>
      <Button variant="outline" size="sm" onClick={onRemove}>
        Remove<span className="sr-only"> {file.name}</span>
      </Button>
    </div>
  );
}
