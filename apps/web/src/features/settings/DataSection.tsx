import { useQueryClient } from '@tanstack/react-query'
import type { getExport } from '@podium/contract/settings'
import type { Reply } from '@podium/contract/route'
import { settingsPhrases } from '@podium/phrases/settings'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { call } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { exportRead } from './queries.ts'
import part from '../../shared/settings/part.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { useAct } from '../../shared/forms/useAct.ts'

type Export = Reply<typeof getExport>

/** While it is being prepared, how often one looks whether it is done, in milliseconds. */
const lookAgainMs = 3000

/** The request for the user's data; the link comes by mail. */
export function DataSection() {
  const t = usePhrases(settingsPhrases).data
  const [found, instead] = useRead(
    {
      ...exportRead,
      refetchInterval: ({ state }) => (state.data?.state === 'PREPARING' ? lookAgainMs : false),
    },
    t.couldNotLoad,
    1,
  )
  return (
    <SettingsSection id="data" lead={t.lead}>
      {found ? <ExportState found={found} /> : instead}
    </SettingsSection>
  )
}

function ExportState({ found }: { found: Export }) {
  const t = usePhrases(settingsPhrases).data
  const { moment } = useFormats()
  const { isBusy, run } = useRequest()
  if (found.state === 'PREPARING') {
    return (
      <div role="status" className={part.form}>
        <p>{t.preparing}</p>
        <LaneProgress label={t.preparing} />
      </div>
    )
  }
  return (
    <>
      {found.expiresAt && (
        <Notice tone="success" role="status">
          {t.ready(moment(found.expiresAt))}
        </Notice>
      )}
      <Button busy={isBusy} onClick={run} className={part.act}>
        {found.state === 'READY' ? t.again : t.request}
      </Button>
    </>
  )
}

function useRequest() {
  const queryClient = useQueryClient()
  return useAct(async () => {
    const { requestExport } = await import('@podium/contract/settings')
    await call(requestExport)
    await queryClient.invalidateQueries(exportRead)
  })
}
