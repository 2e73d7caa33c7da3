import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '@podium/contract/paths'
import { settingsPhrases } from '@podium/phrases/settings'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { call, Refusal } from '../../client/index.ts'
import { useParams } from '../../router/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { accountRead } from './queries.ts'
import styles from './settings.module.css'

type Outcome = 'working' | 'done' | 'invalid' | 'taken' | 'failed'

/** Confirms a new address with the token of the mailed link; a POST of the page, never a GET. */
export function ConfirmEmail() {
  const t = usePhrases(settingsPhrases).confirmEmail
  const { retry } = usePhrases(shellPhrases)
  const { outcome, confirm } = useConfirmation()
  if (outcome === 'failed') {
    return <LoadError message={t.failed} retryLabel={retry} onRetry={confirm} />
  }
  return (
    <>
      <div className={styles.outcome}>
        {outcome === 'working' ? (
          <>
            <p role="status">{t.working}</p>
            <LaneProgress label={t.working} />
          </>
        ) : (
          <Notice tone={outcome === 'done' ? 'success' : 'danger'} role="alert">
            {t[outcome]}
          </Notice>
        )}
      </div>
      <LinkButton to={paths.settings({ part: 'email' })} variant="primary" wide>
        {t.toSettings}
      </LinkButton>
      <LinkButton to={paths.index()} wide>
        {t.toHome}
      </LinkButton>
    </>
  )
}

function useConfirmation() {
  const { token = '' } = useParams()
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>('working')
  const isSent = useRef(false)
  const confirm = useCallback(async () => {
    setOutcome('working')
    setOutcome(await outcomeOf(token))
    await queryClient.invalidateQueries(accountRead)
  }, [token, queryClient])
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void confirm()
  }, [confirm])
  return { outcome, confirm: () => void confirm() }
}

async function outcomeOf(token: string): Promise<Outcome> {
  try {
    const { confirmEmail } = await import('@podium/contract/settings')
    await call(confirmEmail, { body: { token } })
    return 'done'
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 429) return 'failed'
    return error.has('emailInUse') ? 'taken' : 'invalid'
  }
}
