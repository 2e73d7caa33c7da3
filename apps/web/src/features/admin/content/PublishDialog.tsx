import { adminContentPhrases } from '@podium/phrases/admin-content'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { Submit } from '../../../shared/forms/Submit.tsx'

interface Props {
  version: string
  isMaterial: boolean
  isBusy: boolean
  /** Told before the form it stands in is sent. */
  onPublish: () => void
  onClose: () => void
}

/** A last look before a version is in force for good; its button sends the form it stands in. */
export function PublishDialog({ version, isMaterial, isBusy, onPublish, onClose }: Props) {
  const t = usePhrases(adminContentPhrases).legal
  const { cancel } = usePhrases(shellPhrases)
  const footer = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Submit busy={isBusy} onClick={onPublish}>
        {t.publish}
      </Submit>
    </>
  )
  return (
    <Dialog title={t.publishTitle(version)} onClose={onClose} size="small" footer={footer}>
      <p>{t.publishText}</p>
      {isMaterial && <p>{t.publishMaterial}</p>}
    </Dialog>
  )
}
