import { agreementsPhrases } from '@podium/phrases/agreements'
import { call } from '../../client/index.ts'
import { useFileDownload } from '../../shared/downloads/useFileDownload.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'

/** Brings the version that holds as PDF, in the language of the screen. */
export function usePdf(id: number) {
  const t = usePhrases(agreementsPhrases).page
  const { language: lang } = usePreferences()
  return useFileDownload(async () => {
    const { downloadAgreement } = await import('@podium/contract/agreements')
    return call(downloadAgreement, { params: { id }, query: { lang } })
  }, t.pdfFailed)
}
