import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { CheckIcon } from '../../../ui/icons/signs.tsx'
import { RetryIcon } from '../../../ui/icons/workSigns.tsx'
import type { Opening } from './useAct.ts'
import { useHighlight } from './useHighlight.ts'
import { useRenew } from '../renewing/useRenew.ts'

interface Props {
  entry: SupportEntry
  onAct: (act: Opening, entry: SupportEntry) => void
  size?: 'small' | 'medium'
}

/** What the viewer may do with a support now; the server has said so with it. */
export function ActButtons({ entry, onAct, size = 'small' }: Props) {
  const { acts } = usePhrases(supportersPhrases)
  const { number } = useFormats()
  const { busyId, renew } = useRenew()
  const highlight = useHighlight()
  const { abilities, userName, totalCredits } = entry
  const button = (act: Exclude<Opening, 'look'>, variant: 'primary' | 'secondary') => (
    <Button
      {...{ size, variant }}
      aria-label={acts.of(acts[act], userName)}
      onClick={() => onAct(act, entry)}
    >
      {acts[act]}
    </Button>
  )
  return (
    <>
      {abilities.accept && button('accept', 'primary')}
      {abilities.reject && button('reject', 'secondary')}
      {abilities.renew && (
        <Button
          size={size}
          // In a list it is one of many.
          variant={size === 'small' ? 'secondary' : 'primary'}
          icon={<RetryIcon />}
          busy={busyId === entry.id}
          aria-label={acts.of(acts.renew(number(totalCredits)), userName)}
          onClick={() => renew(entry)}
        >
          {acts[size === 'small' ? 'renewShort' : 'renew'](number(totalCredits))}
        </Button>
      )}
      {abilities.highlight && (
        <Button
          size={size}
          variant="secondary"
          icon={entry.highlighted && <CheckIcon />}
          aria-pressed={entry.highlighted}
          aria-label={acts.of(acts[entry.highlighted ? 'highlighted' : 'highlight'], userName)}
          busy={highlight.busyId === entry.id}
          onClick={() => highlight.toggle(entry)}
        >
          {entry.highlighted ? acts.highlighted : acts.highlight}
        </Button>
      )}
      {abilities.thank && button('thank', 'secondary')}
      {abilities.cancel && button('cancel', 'secondary')}
    </>
  )
}
