import { actingPhrases } from '@podium/phrases/acting'
import { useSession } from '../../client/index.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { InfoIcon } from '../../ui/icons/signs.tsx'
import { usePhrases } from '../language/phrases.ts'

/** In place of what takes credits, to who acts for somebody whose credits are not theirs to spend. */
export default function CannotSpendFor() {
  const { noBuying } = usePhrases(actingPhrases)
  const { user } = useSession()
  return <Notice icon={<InfoIcon />}>{noBuying(user?.name ?? '')}</Notice>
}
