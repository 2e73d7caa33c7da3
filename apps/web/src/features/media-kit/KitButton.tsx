import { mediaKitPhrases } from '@podium/phrases/media-kit'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { DownloadIcon } from '../../ui/icons/signs.tsx'
import { useMediaKit } from './useMediaKit.ts'

/** Brings an athlete's media kit. */
export function KitButton({ athleteId }: { athleteId: number }) {
  const t = usePhrases(mediaKitPhrases)
  const { isBusy, download } = useMediaKit(athleteId)
  return (
    <Button icon={<DownloadIcon />} busy={isBusy} onClick={download}>
      {t.download}
    </Button>
  )
}
