import { paths } from '@podium/contract/paths'
import type { SportestType } from '@podium/contract/sportest'
import { sportestPhrases } from '@podium/phrases/sportest'
import { sportestNames } from '@podium/phrases/sportest-names'
import { copyText } from '../../shared/downloads/copyText.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { ShareIcon } from '../../ui/icons/signs.tsx'

/** Hands the score to the device's own way of sharing; where there is none, copies it with the link. */
export function ShareScore({ type, score }: { type: SportestType; score: number }) {
  const t = usePhrases(sportestPhrases).result
  const { within } = usePhrases(sportestNames)
  const { number } = useFormats()
  const { publicUrl, productName } = usePublicConfig()
  const url = publicUrl + paths.sportest({ test: type.toLowerCase(), score })
  const text = t.shareText(number(score), within[type], productName)
  const share = () =>
    // Putting the sheet away counts as a refusal there; it is none here.
    'share' in navigator
      ? navigator.share({ text, url }).catch(() => undefined)
      : copyText(`${text} ${url}`, t)
  return (
    <Button variant="quiet" icon={<ShareIcon />} onClick={() => void share()}>
      {t.share}
    </Button>
  )
}
