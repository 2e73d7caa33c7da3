import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SessionUser } from '@podium/contract/identity'
import { paths } from '@podium/contract/paths'
import { actingPhrases } from '@podium/phrases/acting'
import { shellPhrases } from '@podium/phrases/shell'
import { actForSelf, tellOver } from '../../client/acting.ts'
import type { Acting } from '../../client/index.ts'
import { useLocation, useNavigate } from '../../router/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { leaveUnasked } from '../../shared/navigation/leaving.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import styles from './ActingBar.module.css'

const ActingOver = lazyDialog(() => import('./ActingOver.tsx'))

interface Props {
  principal: SessionUser
  acting: Acting
}

/** On every page while somebody acts for a member: who for whom, and one tap back (`delegation.page`). */
export default function ActingBar({ principal, acting }: Props) {
  const { back: toSelf } = usePhrases(actingPhrases)
  const { whoFor } = usePhrases(shellPhrases)
  const words = whoFor(acting.actor.name, principal.name)
  const navigate = useNavigate()
  const back = () => navigate(paths.home())
  const backUnasked = () => {
    leaveUnasked()
    back()
  }
  useSelfAtHome()
  return createPortal(
    <aside className={styles.bar} aria-label={words}>
      <p className={styles.words}>
        <strong>{words}</strong>
        <Button size="small" variant="night" onClick={back}>
          {toSelf}
        </Button>
      </p>
      {acting.isOver && (
        <ActingOver principal={principal} onBack={backUnasked} onClose={() => tellOver(false)} />
      )}
    </aside>,
    // Below the bar's own line, and with it always in sight.
    document.querySelector('header')!,
  )
}

/**
 * Home is one's own: whoever goes there is themselves again, once the page they were on let them go, and
 * with it what they had not saved. Who began to act there is on the way to another page (`roster.own`).
 */
function useSelfAtHome(): void {
  const { pathname, key } = useLocation()
  const [begunAt] = useState(key)
  const wasElsewhere = useRef(false)
  useEffect(() => {
    if (pathname !== paths.home()) wasElsewhere.current = true
    else if (wasElsewhere.current || key !== begunAt) actForSelf()
  }, [pathname, key, begunAt])
}
