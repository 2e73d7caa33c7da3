import { toast } from '../../ui/feedback/toasts.ts'

interface Said {
  copied: string
  couldNotCopy: string
}

/** Puts a text on the clipboard, and says whether it is there. */
export async function copyText(text: string, said: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(said.copied)
  } catch {
    toast.error(said.couldNotCopy)
  }
}
