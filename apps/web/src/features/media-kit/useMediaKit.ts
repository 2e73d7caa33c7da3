import { mediaKitPhrases } from '@podium/phrases/media-kit'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useFileDownload } from '../../shared/downloads/useFileDownload.ts'
import { call } from '../../client/index.ts'

/** Brings an athlete's media kit, in the language of the screen. */
export function useMediaKit(athleteId: number) {
  const t = usePhrases(mediaKitPhrases)
  const { language: lang } = usePreferences()
  const fetchKit = async () => {
    const { downloadMediaKit } = await import('@podium/contract/media-kit')
    return call(downloadMediaKit, { params: { id: athleteId }, query: { lang } })
  }
  return useFileDownload(fetchKit, t.failed)
}
