import { toast } from 'sonner';

/** The toaster shows again what an earlier test left open, so each is dismissed by its name, also where no toaster is any more. */
export function clearToasts() {
  for (const { id } of toast.getToasts()) toast.dismiss(id);
}
