import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { keepFile } from '../../shared/downloads/useFileDownload.ts'
import { call, Refusal } from '../../client/index.ts'
import { useParams } from '../../router/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useAct } from '../../shared/forms/useAct.ts'

/** Downloads the user's data by a mailed link; a link that leads to nothing of theirs says why. */
export function ExportDownload() {
  const t = usePhrases(settingsPhrases).data
  const { token = '' } = useParams()
  const [refused, setRefused] = useState<'notYours' | 'gone'>()
  const { isBusy, run } = useAct(async () => {
    const { downloadExport } = await import('@podium/contract/settings')
    try {
      keepFile(await call(downloadExport, { params: { secret: token } }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.has('forbidden')) setRefused('notYours')
      else if (error.has('entityDoesNotExist')) setRefused('gone')
      else throw error
    }
  })
  return (
    <>
      {refused ? (
        <Notice tone="danger" role="alert">
          {t[refused]}
        </Notice>
      ) : (
        <Button variant="primary" size="large" wide busy={isBusy} onClick={run}>
          {t.download}
        </Button>
      )}
      <LinkButton
        to={paths.settings({ part: 'data' })}
        variant={refused === 'gone' ? 'primary' : 'secondary'}
        wide
      >
        {t.toSettings}
      </LinkButton>
    </>
  )
}
