import { impactPhrases } from '@podium/phrases/impact'
import { useFileDownload } from '../../shared/downloads/useFileDownload.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { DownloadIcon } from '../../ui/icons/signs.tsx'
import { fetchFile, type Report } from './queries.ts'

/** A season to take along: the report to hand on, and the figures for a spreadsheet. */
export function Files({ report }: { report: Report }) {
  const t = usePhrases(impactPhrases)
  const { language } = usePreferences()
  const pdf = useFileDownload(() => fetchFile(report, 'pdf', language), t.fileFailed)
  const csv = useFileDownload(() => fetchFile(report, 'csv', language), t.fileFailed)
  return (
    <>
      <Button aria-label={t.csvName} busy={csv.isBusy} onClick={csv.download}>
        {t.csv}
      </Button>
      <Button icon={<DownloadIcon />} busy={pdf.isBusy} onClick={pdf.download}>
        {t.pdf}
      </Button>
    </>
  )
}
