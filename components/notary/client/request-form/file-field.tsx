import type { useAttachment } from '@/components/notary/client/request-form/use-attachment';
import { FieldFrame } from '@/components/kit/field-frame';
import { UploadProgress } from '@/components/files/upload-progress';
import { UploadRow } from '@/components/files/upload-row';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';

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
            // The browser says that no file is chosen, right above the one that is.
            className={cn(
              'py-2 file:mr-3 file:font-medium',
              chosen && 'text-transparent file:text-foreground',
            )}
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
        {chosen && !sending && (
          <div className="border-y">
            <UploadRow file={chosen.file} problem={chosen.problem} onRemove={remove}>
              {chosen.documentId && (
                <p className="text-muted-foreground">It is already in your document vault.</p>
              )}
            </UploadRow>
          </div>
        )}
      </div>
      {sending && <UploadProgress sending={sending} onCancel={attachment.cancel} />}
    </div>
  );
}
