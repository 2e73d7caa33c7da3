import { useQueryClient } from '@tanstack/react-query'
import { personName } from '@podium/contract/person-name'
import { endMatch, type MatchFund } from '@podium/contract/matches'
import { matchPhrases } from '@podium/phrases/matches'
import { call } from '../../client/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { EndingDialog } from './EndingDialog.tsx'
import { ownMatches } from './queries.ts'

interface Props {
  fund: MatchFund
  onClose: () => void
}

/** Asks before a match fund ends, and says what comes back. */
export default function EndMatchDialog({ fund, onClose }: Props) {
  const t = usePhrases(matchPhrases).ending
  const { number } = useFormats()
  const queryClient = useQueryClient()
  const end = async () => {
    await call(endMatch, { params: { id: fund.id } })
    await Promise.all(
      [ownMatches.queryKey, ['wallet']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  }
  return (
    <EndingDialog athleteId={fund.athleteId} texts={t} onConfirm={end} onClose={onClose}>
      <p>{t.text(number(fund.left), personName(fund.athlete))}</p>
    </EndingDialog>
  )
}
