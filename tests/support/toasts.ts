import { toast } from 'sonner';

/** The toaster shows again what an earlier test left open; call this after each test. */
export function clearToasts() {
  toast.dismiss();
}
