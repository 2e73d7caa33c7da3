import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { identityPhrases } from '@podium/phrases/identity'
import { handedOn } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import styles from './KnownAddress.module.css'
import { useMailing } from './useMailing.ts'

interface Props {
  email: string
  /** Where they were on the way to. */
  returnTo: string | undefined
  /** What the server says of the address. */
  children: ReactNode
}

/**
 * Whoever signs up with an address that has an account goes on with it from there: signs in, or has a
 * link mailed, for another password or to confirm the address (`registration.fields`).
 */
export function KnownAddress({ email, returnTo, children }: Props) {
  const t = usePhrases(identityPhrases)
  const recovery = useMailing('recover', { email, returnTo })
  const activation = useMailing('activate', { email })
  const sent = [recovery.isSent && t.notices.recoverySent, activation.isSent && t.resend.sent]
  return (
    <span className={styles.known}>
      <span>{children}</span>
      <span className={styles.ways}>
        <LinkButton size="small" to={paths.login({ returnTo })} state={handedOn({ email })}>
          {t.signIn.submit}
        </LinkButton>
        <Button size="small" busy={recovery.isBusy} onClick={() => void recovery.send()}>
          {t.signIn.forgot}
        </Button>
        <Button size="small" busy={activation.isBusy} onClick={() => void activation.send()}>
          {t.resend.ask}
        </Button>
      </span>
      <span role="status" className={styles.sent}>
        {sent.filter(Boolean).join(' ')}
      </span>
    </span>
  )
}
