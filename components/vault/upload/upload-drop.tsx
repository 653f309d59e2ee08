import { FileDrop } from '@/components/files/file-drop';

/** What the file chooser offers; the server looks into the file. */
const ACCEPT = '.pdf,.doc,.docx,.jpg,.jpeg,.png';

type UploadDropProps = { multiple?: boolean; disabled?: boolean; onFiles: (files: File[]) => void };

export function UploadDrop(props: UploadDropProps) {
  return (
    <FileDrop
      title={
        props.multiple
          ? { drop: 'Drop documents here, or choose them', choose: 'Choose documents' }
          : { drop: 'Drop a document here, or choose one', choose: 'Choose a document' }
      }
      hint="PDF, DOC, DOCX, JPG, JPEG or PNG, up to 25 MB"
      accept={ACCEPT}
      {...props}
    />
  );
}
