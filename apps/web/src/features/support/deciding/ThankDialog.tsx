import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Lines } from './Lines.tsx'
import { ThankField } from './ThankField.tsx'
import { useFacts } from './useFacts.ts'
import { useThank } from './useThank.ts'

/** The athlete thanks a supporter in words, beneath what the supporter wrote (`support.lines`). */
export function ThankDialog({ entry, onClose }: { entry: SupportEntry; onClose: () => void }) {
  const t = usePhrases(supportersPhrases).thank
  const facts = useFacts()(entry)
  const { form } = useThank(entry, onClose)
  return (
    <FormDialog title={t.title(facts)} size="small" form={form} submit={t.send} onClose={onClose}>
      <Lines entry={entry} />
      <ThankField />
    </FormDialog>
  )
}
