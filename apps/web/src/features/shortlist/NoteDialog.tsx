import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shortlistLimits } from '@podium/contract/limits'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { shortlistKey } from './queries.ts'
import { useTakeOff } from './useTakeOff.ts'
import styles from './shortlist.module.css'

interface Props {
  userId: number
  name: string
  note: string
  onClose: () => void
}

/** The note about an athlete on the shortlist, and the way to take them off it. */
export default function NoteDialog({ userId, name, note, onClose }: Props) {
  const t = usePhrases(shortlistPhrases)
  const queryClient = useQueryClient()
  const taking = useTakeOff({ userId, name }, onClose)
  // A note goes for good: that is asked first.
  const [isAsked, setAsked] = useState(false)
  const { form } = useContractForm({
    route: () => import('@podium/contract/shortlist').then(({ putOnShortlist }) => putOnShortlist),
    input: (typed) => ({ body: { userId, note: typed.note ?? '' } }),
    done: t.saved,
    onDone: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: shortlistKey })
    },
  })
  return (
    <FormDialog title={t.dialog(name)} submit={t.save} form={form} onClose={onClose}>
      <TextareaField
        name="note"
        label={t.note}
        hint={t.noteHint}
        rows={5}
        maxLength={shortlistLimits.note}
        defaultValue={note}
      />
      {isAsked && <Notice>{t.removeText}</Notice>}
      <Button
        variant={isAsked ? 'danger' : 'quiet'}
        size="small"
        busy={taking.isBusy}
        onClick={() => (note && !isAsked ? setAsked(true) : taking.run())}
        className={styles.off}
      >
        {t.remove}
      </Button>
    </FormDialog>
  )
}
