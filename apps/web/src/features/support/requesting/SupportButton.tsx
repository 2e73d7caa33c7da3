import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { mostCentsFor } from '@podium/contract/credits'
import { personName } from '@podium/contract/person-name'
import { supportCredits } from '@podium/contract/support-rules'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { useSpends } from '../../../client/index.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { HeartIcon } from '../../../ui/icons/signs.tsx'
import { athleteSupport } from '../queries.ts'
import styles from './SupportButton.module.css'
import { useAsk } from './useAsk.ts'

/**
 * The one main action of an athlete's page, with what it costs at least for who does not support yet.
 * Nothing where the viewer cannot ask: a request that waits is told once, above the story, with what can be done about it.
 */
function SupportButton({ athleteId }: { athleteId: number }) {
  const t = usePhrases(supportPagePhrases).button
  const priceId = useId()
  const { data } = useQuery(athleteSupport(athleteId))
  const ask = useAsk(data ? personName(data.athlete) : '')
  if (data && !mayAsk(data)) return null
  return (
    <>
      <Button
        variant="primary"
        icon={<HeartIcon />}
        aria-describedby={data?.activeId ? undefined : priceId}
        onClick={() => ask()}
      >
        {data?.activeId ? t.extend : t.support}
      </Button>
      {!data?.activeId && <LeastPrice id={priceId} />}
    </>
  )
}

/** The least support, in credits and what these cost in the store (`credits.worth`). */
function LeastPrice({ id }: { id: string }) {
  const t = usePhrases(supportPagePhrases).button
  const { number, euros } = useFormats()
  const { min } = supportCredits
  return (
    <small id={id} className={styles.price}>
      {t.from(number(min), euros(mostCentsFor(min)))}
    </small>
  )
}

/** A visitor is asked to sign up or in first. */
const overcome: readonly (string | null)[] = [null, 'SIGNED_OUT']

function mayAsk({ obstacle, accepting }: { obstacle: string | null; accepting: boolean }): boolean {
  return accepting && overcome.includes(obstacle)
}

/** Whether the viewer may direct a request at something of the athlete's, as far as it is known. */
export function useMayAsk(athleteId: number): boolean {
  const { data } = useQuery(athleteSupport(athleteId))
  return useSpends() && (!data || mayAsk(data))
}

interface PageProps {
  athleteId: number
  /** It is further down the page a second time, where the rail of a desk has it beside the first. */
  again?: boolean
}

/** Within the page; phones have it at the foot of the screen instead. */
export function PageSupportButton({ athleteId, again }: PageProps) {
  return (
    <span className={styles.inPage} data-again={again}>
      <SupportButton athleteId={athleteId} />
    </span>
  )
}

/** On phones the button stays in reach while the page scrolls. */
export function SupportBar({ athleteId }: { athleteId: number }) {
  const { data } = useQuery(athleteSupport(athleteId))
  if (data && !mayAsk(data)) return null
  return (
    <div className={styles.bar}>
      <SupportButton athleteId={athleteId} />
    </div>
  )
}
