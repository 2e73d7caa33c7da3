import { useId, type ReactNode } from 'react'
import type { readHome } from '@podium/contract/home'
import type { Reply } from '@podium/contract/route'
import { homePhrases } from '@podium/phrases/home'
import { usePhrases } from '../../shared/language/phrases.ts'
import { homeRead } from '../../shared/waiting/waitingRead.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { CheckIcon } from '../../ui/icons/signs.tsx'
import home from './HomeScreen.module.css'
import styles from './Waiting.module.css'

interface Props {
  /** Draws what waits, of which there is something. */
  draw: (read: Reply<typeof readHome>) => ReactNode
  /** What stands below it in any case. */
  children?: ReactNode
}

/** The part of the page for what waits: on its way, failed, nothing, or what `draw` makes of it. */
export function WhatWaits({ draw, children }: Props) {
  const t = usePhrases(homePhrases).waiting
  const id = useId()
  return (
    <section className={home.part} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <Known draw={draw} />
      {children}
    </section>
  )
}

function Known({ draw }: Pick<Props, 'draw'>) {
  const t = usePhrases(homePhrases).waiting
  const [data, instead] = useRead(homeRead, t.couldNotLoad, 3)
  if (!data) return instead
  if (data.waiting.length > 0) return draw(data)
  return (
    <p className={styles.nothing}>
      <CheckIcon /> {t.nothing}
    </p>
  )
}
