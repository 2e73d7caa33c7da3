import { paymentsPhrases } from '@podium/phrases/payments'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { CopyIcon } from '../../ui/icons/signs.tsx'
import { usePhrases } from '../language/phrases.ts'
import { copyText } from './copyText.ts'

interface Props {
  /** What it is, by which the buttons of several are told apart. */
  what: string
  text: string
}

/** Puts a figure that is typed or told elsewhere on the clipboard. */
export function CopyButton({ what, text }: Props) {
  const t = usePhrases(paymentsPhrases).waiting
  const copy = useCopy(what, text)
  return (
    <IconButton label={t.copy(what)} icon={<CopyIcon />} size="small" onClick={() => void copy()} />
  )
}

/** The same for a control of one's own. */
export function useCopy(what: string, text: string): () => Promise<void> {
  const t = usePhrases(paymentsPhrases).waiting
  return () => copyText(text, { copied: t.copied(what), couldNotCopy: t.couldNotCopy })
}
