import { useEffect, useRef, useState } from 'react'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import strip from '../../ui/actions/strip.module.css'
import styles from './ManageSections.module.css'

/** What one's own page is looked after by: the parts below, each by the id of its section or its heading. */
export type ManagedSection = keyof typeof ownPagePhrases.en.manage.sections

interface Props {
  sections: readonly { id: string; name: ManagedSection }[]
}

/** The ways to the parts of a long page, which stay in reach and say where one is. */
export function ManageSections({ sections }: Props) {
  const t = usePhrases(ownPagePhrases).manage
  const current = useCurrent(sections.map(({ id }) => id))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const at = list.current?.querySelector<HTMLElement>('[aria-current]')
    const left = at && list.current ? at.offsetLeft - list.current.offsetLeft - ahead : 0
    list.current?.scrollTo({ left })
  }, [current])
  return (
    <nav aria-label={t.sectionsLabel} className={styles.sections}>
      <ul role="list" ref={list} className={strip.fading}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {t.sections[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** In pixels: a part is reached once its heading is this near the top, below the bars. */
const reachedAt = 190
/** In pixels: so much of the way before the current one stays in sight. */
const ahead = 24

/** The last part whose heading has been scrolled past; before that the first. */
function useCurrent(ids: readonly string[]): string | undefined {
  const [reached, setReached] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const isPast = (id: string) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < reachedAt
      }
      setReached(all.split(' ').findLast(isPast))
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [all])
  return reached ?? ids[0]
}
