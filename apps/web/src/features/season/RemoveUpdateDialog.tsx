import { deleteUpdate, type Update } from '@podium/contract/updates'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { call } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { EndingDialog } from './EndingDialog.tsx'

interface Props {
  athleteId: number
  update: Update
  onClose: () => void
}

/** Asks before an update is deleted. */
export default function RemoveUpdateDialog({ athleteId, update, onClose }: Props) {
  const { removeUpdate: t } = usePhrases(ownSeasonPhrases)
  return (
    <EndingDialog
      {...{ athleteId, onClose }}
      texts={t}
      onConfirm={() => call(deleteUpdate, { params: { id: update.id } })}
    >
      <p>{t.text}</p>
    </EndingDialog>
  )
}
