import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { supportPhrases } from '@podium/phrases/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { classes } from '../../../ui/classes.ts'
import { Button, LinkButton } from '../../../ui/actions/Button.tsx'
import { HeartIcon } from '../../../ui/icons/signs.tsx'
import { supportDialogs } from '../dialogs.ts'
import { athleteSupport } from '../queries.ts'
import styles from './SupportButton.module.css'
import { useRequestDialog } from './useRequestDialog.ts'

interface Props {
  athleteId: number
  className?: string | undefined
  wide?: boolean
}

/** The one main action of an athlete's page. Nothing where the viewer cannot ask. */
function SupportButton({ athleteId, className, wide = false }: Props) {
  const t = usePhrases(supportPhrases).button
  const { open } = useRequestDialog()
  const { data } = useQuery(athleteSupport(athleteId))
  if (data?.obstacle === 'PENDING') {
    return (
      <LinkButton to={paths.support({ id: data.pendingId })} wide={wide} className={className}>
        {t.waiting}
      </LinkButton>
    )
  }
  if (data && !mayAsk(data)) return null
  return (
    <Button variant="primary" icon={<HeartIcon />} wide={wide} className={className} onClick={open}>
      {data?.activeId ? t.extend : t.support}
    </Button>
  )
}

/** A visitor is asked to sign in once they have chosen. */
function mayAsk({ obstacle, accepting }: { obstacle: string | null; accepting: boolean }): boolean {
  return accepting && (obstacle === null || obstacle === 'SIGNED_OUT')
}

/** Within the page; phones have it at the foot of the screen instead. */
export function PageSupportButton({ athleteId }: { athleteId: number }) {
  return <SupportButton athleteId={athleteId} className={classes(styles.inPage)} />
}

/** On phones the button stays in reach while the page scrolls. */
export function SupportBar({ athleteId }: { athleteId: number }) {
  return (
    <div className={styles.bar}>
      <SupportButton athleteId={athleteId} wide />
    </div>
  )
}

/** To the tables of the user's own supports. */
export function ManageButton() {
  const t = usePhrases(supportersPhrases).tables
  const { open } = useDialog(supportDialogs.supports)
  return (
    <Button icon={<HeartIcon />} onClick={open}>
      {t.manager}
    </Button>
  )
}
