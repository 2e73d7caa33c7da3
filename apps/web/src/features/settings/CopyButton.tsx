import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'

/** Puts a text on the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = usePhrases(settingsPhrases)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t.copied)
    } catch {
      toast.error(t.couldNotCopy)
    }
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
