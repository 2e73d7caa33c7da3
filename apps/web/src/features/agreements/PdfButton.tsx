import { agreementsPhrases } from '@podium/phrases/agreements'
import { call } from '../../client/index.ts'
import { useFileDownload } from '../../shared/downloads/useFileDownload.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { DownloadIcon } from '../../ui/icons/signs.tsx'

/** Brings the version that holds as PDF, in the language of the screen. */
export function PdfButton({ id }: { id: number }) {
  const t = usePhrases(agreementsPhrases).page
  const { language: lang } = usePreferences()
  const { isBusy, download } = useFileDownload(async () => {
    const { downloadAgreement } = await import('@podium/contract/agreements')
    return call(downloadAgreement, { params: { id }, query: { lang } })
  }, t.pdfFailed)
  return (
    <Button size="small" icon={<DownloadIcon />} busy={isBusy} onClick={download}>
      {t.pdf}
    </Button>
  )
}
