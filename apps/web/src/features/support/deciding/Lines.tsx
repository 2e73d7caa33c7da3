import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { SupportEntry, SupportPerson } from '@podium/contract/support'
import { supportPhrases } from '@podium/phrases/support'
import { useMay } from '../../../client/index.ts'
import { Link } from '../../../router/index.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { ReportButton } from '../../../shared/reports/ReportButton.tsx'
import { useNameless } from '../Person.tsx'
import styles from './Lines.module.css'
import { useSideOf } from './useFacts.ts'

/**
 * What the two sides said, in the order it was said: the supporter's line with the request, what the
 * athlete says to everybody whom they accept, and their own words for this support
 * (`support.lines`). Nothing where nothing was said.
 */
export function Lines({ entry }: { entry: SupportEntry }) {
  const { id, note, thankYou, thanks, supporter, athlete } = entry
  const side = useSideOf()(entry)
  return (
    <>
      {note && (
        <Quote
          by={supporter}
          isOwn={side === 'supporter'}
          aside={side === 'athlete' && <ReportButton kind="supportNote" id={id} />}
        >
          {note}
        </Quote>
      )}
      {thankYou && (
        <Quote by={athlete} isOwn={side === 'athlete'}>
          {thankYou}
        </Quote>
      )}
      {thanks && (
        <Quote
          by={athlete}
          isOwn={side === 'athlete'}
          aside={side === 'supporter' && <ReportButton kind="supportThanks" id={id} />}
        >
          {thanks.text}
        </Quote>
      )}
    </>
  )
}

interface QuoteProps {
  by: SupportPerson
  /** The reader's own words. */
  isOwn: boolean
  /** What can be done with it. */
  aside?: ReactNode
  children: string
}

/** Words of a person, and who said them. */
function Quote({ by, isOwn, aside, children }: QuoteProps) {
  const t = usePhrases(supportPhrases).own
  const nameless = useNameless()
  const name = personName(by)
  // Blocking is done in the conversation, also before it has begun and with somebody who hides.
  const mayTalk = useMay('MESSAGES') && !isOwn && name
  return (
    <figure className={styles.quote} data-own={isOwn}>
      <blockquote>{children}</blockquote>
      <figcaption>
        <span>{isOwn ? t.youWrote : t.says(name || nameless)}</span>
        {mayTalk && (
          <Link to={paths.messages({ userId: by.id })} className={styles.talk}>
            {t.talk}
          </Link>
        )}
        {aside}
      </figcaption>
    </figure>
  )
}
