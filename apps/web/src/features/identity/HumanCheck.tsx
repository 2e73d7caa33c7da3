import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { identityPhrases } from '@podium/phrases/identity'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { call } from '../../client/index.ts'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import styles from './HumanCheck.module.css'
import { solveHumanCheck } from './solveHumanCheck.ts'

const OutsideCheck = lazyWithPreload(() => import('./OutsideCheck.tsx'))

type State = 'idle' | 'working' | 'done' | 'failed'

interface Props {
  /** Starts by itself: the answer before was not taken, and the person has ticked once already. */
  startsAtOnce: boolean
  /** The form was sent without an answer. */
  error: string | undefined
  /** Told when the device has done its calculation; an outside service asks people to do something. */
  onSolved?: () => void
}

/**
 * The human check that is configured (`registration.human-check`). Its answer is the field `captcha`.
 */
export function HumanCheck(props: Props) {
  const { provider, siteKey } = usePublicConfig().captcha
  // The server draws nothing that another service will draw.
  const isHydrated = useHydrated()
  if (provider === 'proof-of-work') return <ProofOfWork {...props} />
  if (!isHydrated) return null
  return <OutsideCheck provider={provider} siteKey={siteKey} error={props.error} />
}

/** A box to tick, behind which the device does its small calculation. */
function ProofOfWork({ startsAtOnce, error, onSolved }: Props) {
  const t = usePhrases(identityPhrases).humanCheck
  const { state, answer, start } = useHumanCheck(startsAtOnce)
  const told = useEffectEvent(() => onSolved?.())
  useEffect(() => {
    if (answer) told()
  }, [answer])
  const isOpen = state === 'idle' || state === 'failed'
  return (
    <div className={styles.check} data-state={state} aria-busy={state === 'working'}>
      <CheckboxField
        label={t.label}
        hint={<span role="status">{state === 'idle' ? t.hint : t[state]}</span>}
        required
        checked={!isOpen}
        onChange={() => isOpen && start()}
        error={isOpen ? error : undefined}
      />
      {state === 'working' && (
        <div className={styles.progress}>
          <LaneProgress label={t.working} />
        </div>
      )}
      <input type="hidden" name="captcha" value={answer} />
    </div>
  )
}

function useHumanCheck(startsAtOnce: boolean) {
  const [state, setState] = useState<State>('idle')
  const [answer, setAnswer] = useState('')
  const running = useRef<AbortController>(null)

  const run = async (signal: AbortSignal) => {
    setState('working')
    try {
      const solved = await solveFresh(signal)
      if (signal.aborted) return
      setAnswer(solved)
      setState('done')
    } catch {
      if (!signal.aborted) setState('failed')
    }
  }
  const start = () => {
    running.current?.abort()
    running.current = new AbortController()
    void run(running.current.signal)
  }
  const startsItself = useRef(startsAtOnce)
  const startNow = useRef(start)
  useEffect(() => {
    if (startsItself.current) startNow.current()
    return () => running.current?.abort()
  }, [])
  return { state, answer, start }
}

async function solveFresh(signal: AbortSignal): Promise<string> {
  const { getCaptchaChallenge } = await import('@podium/contract/identity')
  const { challenge } = await call(getCaptchaChallenge, {}, { signal })
  if (!challenge) throw new Error('The server asks for a human check this page does not know.')
  return solveHumanCheck(challenge, signal)
}
