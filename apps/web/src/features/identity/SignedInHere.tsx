import type { ReactNode } from 'react'
import { personName } from '@podium/contract/person-name'
import { identityPhrases } from '@podium/phrases/identity'
import { homeOf } from '../../shared/navigation/paths.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { signOut, useSession } from '../../client/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import styles from './forms.module.css'

interface Props {
  /** What that means on this page. */
  text: ReactNode
  /** A way that only this page has. */
  way?: ReactNode
}

/** Who has come to a page for visitors while signed in: as whom, and the ways on. */
export function SignedInHere({ text, way }: Props) {
  const t = usePhrases(identityPhrases).signedIn
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="stacked">
      <Notice>
        <p>{t.as(personName(user))}</p>
        {text && <p>{text}</p>}
      </Notice>
      <div className={styles.ways}>
        <LinkButton to={homeOf(user)} variant="primary">
          {t.home}
        </LinkButton>
        {way ?? <Button onClick={() => void signOut()}>{t.signOut}</Button>}
      </div>
    </div>
  )
}
