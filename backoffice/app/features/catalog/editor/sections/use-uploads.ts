import { useRef, useState } from 'react';
import { useErrorText } from '../../../../api/error-text.ts';
import { sendPicture } from '../../../../api/files.ts';
import type { Picture } from '../../../../forms/form-values.ts';

export interface Upload {
  readonly id: number;
  readonly file: File;
  /** null while it is being sent. */
  readonly issue: string | null;
}

let counted = 0;

/** Pictures on their way: each is stored at once, and offered again when that fails. */
export function useUploads(onDone: (picture: Picture) => void): {
  uploads: readonly Upload[];
  start: (files: readonly File[]) => void;
  retry: (upload: Upload) => void;
  dismiss: (upload: Upload) => void;
} {
  const errorText = useErrorText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // The form may have changed while the picture was sent.
  const done = useRef(onDone);
  done.current = onDone;
  const change = (id: number, issue: string | null) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, issue } : one)));
  const end = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));
  const send = async ({ id, file }: Upload) => {
    change(id, null);
    try {
      const { hash, name, url } = await sendPicture(file);
      end(id);
      done.current({ hash, name, url, alt: {} });
    } catch (error) {
      change(id, errorText(error));
    }
  };
  return {
    uploads,
    start: (files) => {
      const added = files.map((file): Upload => ({ id: ++counted, file, issue: null }));
      setUploads((all) => [...all, ...added]);
      // One after the other: they arrive in the order in which they were chosen.
      void added.reduce((before, upload) => before.then(() => send(upload)), Promise.resolve());
    },
    retry: (upload) => void send(upload),
    dismiss: ({ id }) => end(id),
  };
}
