import { closeGoal, deleteCompetition } from '@podium/contract/season'
import { deleteUpdate } from '@podium/contract/updates'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { call } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { EndingDialog } from './EndingDialog.tsx'

interface Props {
  athleteId: number
  what: keyof typeof acts
  id: number
  /** What it is called; an update has no name. */
  name?: string
  onClose: () => void
}

const acts = {
  closeGoal: (id: number) => call(closeGoal, { params: { id } }),
  removeCompetition: (id: number) => call(deleteCompetition, { params: { id } }),
  removeUpdate: (id: number) => call(deleteUpdate, { params: { id } }),
}

/** Asks before a goal is closed for good, a competition is taken away or an update deleted. */
export default function SeasonEnding({ athleteId, what, id, name = '', onClose }: Props) {
  const t = usePhrases(ownSeasonPhrases)[what]
  return (
    <EndingDialog {...{ athleteId, onClose }} texts={t} onConfirm={() => acts[what](id)}>
      <p>{typeof t.text === 'string' ? t.text : t.text(name)}</p>
    </EndingDialog>
  )
}
