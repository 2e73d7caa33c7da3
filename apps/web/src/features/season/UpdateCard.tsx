import type { ReactNode } from 'react'
import type { PersonCard } from '@podium/contract/people'
import type { Update } from '@podium/contract/updates'
import { seasonPhrases } from '@podium/phrases/season'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Pictures } from '../../shared/pictures/Pictures.tsx'
import { useNearMoment } from '../../shared/rendering/useNearMoment.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import styles from './season.module.css'

interface Props {
  update: Update
  athlete: Pick<PersonCard, 'id' | 'role' | 'name' | 'lastName'>
  /** What its reader or its athlete does with it. */
  acts?: ReactNode
}

/** What an athlete tells: the words, pictures and films, and for whom it is where not for all. */
export function UpdateCard({ update, athlete, acts }: Props) {
  const t = usePhrases(seasonPhrases).updates
  const moment = useNearMoment()
  const { id, text, at, audience, media } = update
  return (
    <article id={`update-${id}`} className={styles.update}>
      <header className="two-ends">
        <time dateTime={at}>{moment(at)}</time>
        {audience !== 'EVERYBODY' && <Badge tone="info">{t.only[audience]}</Badge>}
        {acts}
      </header>
      <p className={styles.words}>{text}</p>
      {media.length > 0 && <Pictures owner={athlete} media={media} />}
    </article>
  )
}
