import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { identityPhrases } from '@podium/phrases/identity'
import { usePhrases } from '../language/phrases.ts'
import { usePublicConfig } from '../config/publicConfig.tsx'
import { useHydrated } from '../rendering/useHydrated.ts'
import { lazyWithPreload } from '../rendering/lazyWithPreload.tsx'
import { call } from '../../client/index.ts'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import styles from './HumanCheck.module.css'
import { solveHumanCheck } from './solveHumanCheck.ts'

const OutsideCheck = lazyWithPreload(() => import('./OutsideCheck.tsx'))

type State = 'idle' | 'working' | 'done' | 'failed'

interface Props {
  /** Starts by itself: the form is being filled in, or the answer before was not taken. */
  startsAtOnce: boolean
  /** The form was sent without an answer. */
  error: string | undefined
  /** Told when the device has done its calculation; an outside service asks people to do something. */
  onSolved?: () => void
  /** Told what the device is calculating: the answer to be, which is empty where there will be none. */
  onWork?: (work: Promise<string>) => void
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
function ProofOfWork({ startsAtOnce, error, onSolved, onWork }: Props) {
  const t = usePhrases(identityPhrases).humanCheck
  const { state, answer, start } = useHumanCheck(startsAtOnce, onWork)
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

function useHumanCheck(startsAtOnce: boolean, onWork: Props['onWork']) {
  const [state, setState] = useState<State>('idle')
  const [answer, setAnswer] = useState('')
  const running = useRef<AbortController>(null)

  const run = async (signal: AbortSignal): Promise<string> => {
    setState('working')
    try {
      const solved = await solveFresh(signal)
      if (signal.aborted) return ''
      setAnswer(solved)
      setState('done')
      return solved
    } catch {
      if (!signal.aborted) setState('failed')
      return ''
    }
  }
  const start = () => {
    running.current?.abort()
    running.current = new AbortController()
    const work = run(running.current.signal)
    onWork?.(work)
  }
  const startByItself = useEffectEvent(() => {
    if (state === 'idle') start()
  })
  useEffect(() => {
    if (startsAtOnce) startByItself()
  }, [startsAtOnce])
  useEffect(() => () => running.current?.abort(), [])
  return { state, answer, start }
}

async function solveFresh(signal: AbortSignal): Promise<string> {
  const { getCaptchaChallenge } = await import('@podium/contract/identity')
  const { challenge } = await call(getCaptchaChallenge, {}, { signal })
  if (!challenge) throw new Error('The server asks for a human check this page does not know.')
  return solveHumanCheck(challenge, signal)
}
