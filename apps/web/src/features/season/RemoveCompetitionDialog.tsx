import { type Competition, deleteCompetition } from '@podium/contract/season'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { call } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { EndingDialog } from './EndingDialog.tsx'

interface Props {
  athleteId: number
  competition: Competition
  onClose: () => void
}

/** Asks before a competition is taken away. */
export default function RemoveCompetitionDialog({ athleteId, competition, onClose }: Props) {
  const { removeCompetition: t } = usePhrases(ownSeasonPhrases)
  return (
    <EndingDialog
      {...{ athleteId, onClose }}
      texts={t}
      onConfirm={() => call(deleteCompetition, { params: { id: competition.id } })}
    >
      <p>{t.text(competition.name)}</p>
    </EndingDialog>
  )
}
