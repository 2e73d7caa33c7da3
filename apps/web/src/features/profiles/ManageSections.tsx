import { useEffect, useRef } from 'react'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSectionRead } from '../../shared/rendering/useSectionRead.ts'
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
  const current = useSectionRead(sections.map(({ id }) => id))
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

/** In pixels: so much of the way before the current one stays in sight. */
const ahead = 24
