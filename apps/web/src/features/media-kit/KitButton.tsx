import type { Profile } from '@podium/contract/profiles'
import { mediaKitPhrases } from '@podium/phrases/media-kit'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useFileDownload } from '../../shared/downloads/useFileDownload.ts'
import { call } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { DownloadIcon } from '../../ui/icons/signs.tsx'

/** Brings an athlete's media kit, in the language of the screen. */
export function KitButton({ profile: { id } }: { profile: Profile }) {
  const t = usePhrases(mediaKitPhrases)
  const { language: lang } = usePreferences()
  const fetchKit = async () => {
    const { downloadMediaKit } = await import('@podium/contract/media-kit')
    return call(downloadMediaKit, { params: { id }, query: { lang } })
  }
  const { isBusy, download } = useFileDownload(fetchKit, t.failed)
  return (
    <Button icon={<DownloadIcon />} busy={isBusy} onClick={download}>
      {t.download}
    </Button>
  )
}
