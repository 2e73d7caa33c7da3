import { use, useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../router/index.ts'
import { shellPhrases } from '@podium/phrases/shell'
import { FirstSession, useSession } from '../../client/index.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { NotFoundScreen } from '../../shared/navigation/NotFoundScreen.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './MissingPage.module.css'
import { useOpenedPage } from '../../shared/navigation/PageRouter.tsx'

/**
 * The page is not there. What the server finds missing for a visitor may be a user's own hidden page, so
 * that a user who has signed in since asks once more.
 */
export function MissingPage() {
  const t = usePhrases(shellPhrases)
  const { Missing = NotFoundScreen } = useOpenedPage().module
  if (!useIsAskingAgain()) return <Missing />
  return (
    <div className={styles.asking} role="status">
      <Spinner size="3rem" />
      <span className="visually-hidden">{t.loading}</span>
    </div>
  )
}

function useIsAskingAgain(): boolean {
  const { user } = useSession()
  const renderedFor = use(FirstSession).user
  const { error } = useOpenedPage()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const [isAsked, setAsked] = useState(false)
  // Only a page opened in this browser knows what it failed with.
  const isServersWord = error === undefined
  const asks = isServersWord && user !== null && user.id !== renderedFor?.id
  useEffect(() => {
    if (!asks || isAsked) return
    setAsked(true)
    navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true })
  }, [asks, isAsked, navigate, pathname, search, hash, state])
  return asks
}
