import { settingsPhrases } from '@podium/phrases/settings'
import { copyText } from '../../shared/downloads/copyText.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'

/** Puts a text on the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = usePhrases(settingsPhrases)
  return (
    <Button size="small" onClick={() => void copyText(text, t)}>
      {label}
    </Button>
  )
}
