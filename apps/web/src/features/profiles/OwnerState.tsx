import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { sharePhrases } from '@podium/phrases/share'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { setNewlyPublic, useNewlyPublic } from '../../shared/session/newlyPublic.ts'
import { Link } from '../../router/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { ShareIcon } from '../../ui/icons/signs.tsx'
import { EyeIcon, EyeOffIcon } from '../../ui/icons/workSigns.tsx'
import { HideDialog } from './HideDialog.tsx'
import styles from './OwnerState.module.css'
import { usePublish } from './usePublish.ts'

/**
 * Above one's own page: that it is hidden, with the way to publish it or why there is
 * none (`minors.protected`), or that it has just become public,
 * with the ways to pass it on and to hide it (`profile.publishing`). Otherwise nothing.
 */
export function OwnerState({ profile }: { profile: Profile }) {
  const t = usePhrases(ownPagePhrases)
  const publish = usePublish(profile)
  const isNew = useNewlyPublic(profile.id)
  const { hiddenByAdmin: veto, guardian } = profile.own ?? {}
  if (veto) return <HiddenByAdmin {...veto} />
  if (publish.isHidden && publish.isWard) {
    return (
      <Panel isHidden title={t.hiddenTitle} text={t.protectedText}>
        <LinkButton to={paths.settings({ part: 'guardian' })} variant="primary">
          {guardian ? t.seeGuardian : t.nameGuardian}
        </LinkButton>
      </Panel>
    )
  }
  if (publish.isHidden) {
    return (
      <Panel isHidden title={t.hiddenTitle} text={t.hiddenText}>
        <Button variant="primary" busy={publish.isBusy} onClick={() => publish.setHidden(false)}>
          {t.publish}
        </Button>
      </Panel>
    )
  }
  if (!isNew && !publish.isBusy) return null
  // Fans are in no network, nor is who is limited: who has the address opens their page.
  const found = isNew ? t.newlyPublic.text : t.publicText
  const text = profile.noindex ? t.publicByAddress : found
  return (
    <Panel title={t.publicTitle} text={text} isNew={isNew}>
      {isNew && <Share />}
      <Hide profile={profile} {...publish} />
      {isNew && (
        <Button variant="quiet" onClick={() => setNewlyPublic(0)}>
          {t.newlyPublic.close}
        </Button>
      )}
    </Panel>
  )
}

/** Where the page is looked after: that it is public, as long as nothing else is said above. */
export function Visibility({ profile }: { profile: Profile }) {
  const t = usePhrases(ownPagePhrases)
  const publish = usePublish(profile)
  const isNew = useNewlyPublic(profile.id)
  const guardian = publish.isWard ? profile.own?.guardian : null
  if (publish.isHidden || isNew) return null
  const text = profile.noindex ? t.publicByAddress : t.publicText
  return (
    <Panel title={t.publicTitle} text={guardian ? t.publicWithAdult(guardian.name) : text}>
      {guardian && (
        <LinkButton to={paths.settings({ part: 'guardian' })}>{t.seeGuardian}</LinkButton>
      )}
      <Hide profile={profile} {...publish} />
    </Panel>
  )
}

interface PanelProps {
  title: string
  text: string
  isHidden?: boolean
  isNew?: boolean
  children: ReactNode
}

function Panel({ title, text, isHidden = false, isNew = false, children }: PanelProps) {
  const t = usePhrases(ownPagePhrases)
  return (
    <section className={styles.panel} data-hidden={isHidden} aria-label={t.label}>
      {isHidden ? <EyeOffIcon /> : <EyeIcon />}
      <div className={styles.words} role={isNew ? 'status' : undefined}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.acts}>{children}</div>
    </section>
  )
}

/** Opens the dialog that the page's own button opens. */
function Share() {
  const { action } = usePhrases(sharePhrases)
  const { open } = useDialog('share')
  return (
    <Button variant="primary" icon={<ShareIcon />} onClick={open}>
      {action}
    </Button>
  )
}

interface HideProps extends Pick<ReturnType<typeof usePublish>, 'isWard' | 'isBusy' | 'setHidden'> {
  profile: Profile
}

function Hide({ profile: { role }, isWard, isBusy, setHidden }: HideProps) {
  const t = usePhrases(ownPagePhrases)
  const { isOpen, open, close } = useDialog('hide-page')
  const hide = () => {
    close()
    setHidden(true)
  }
  return (
    <>
      <Button busy={isBusy} onClick={open}>
        {t.hide}
      </Button>
      {isOpen && <HideDialog {...{ role, isWard }} onHide={hide} onClose={close} />}
    </>
  )
}

/**
 * A page that an admin hid: publishing it would change nothing, so why is told, and whom to ask
 * (`profile.hidden-by-admin`).
 */
function HiddenByAdmin({
  reason,
  since,
}: NonNullable<NonNullable<Profile['own']>['hiddenByAdmin']>) {
  const t = usePhrases(ownPagePhrases)
  const { veto } = t
  const { date } = useFormats()
  return (
    <section className={styles.panel} data-hidden="true" aria-label={t.label}>
      <EyeOffIcon />
      <div className={styles.words}>
        <h2 className={styles.title}>{veto.title}</h2>
        <p>{since ? veto.text(date(since)) : veto.textUndated}</p>
        {reason && (
          <p>
            <strong>{veto.reason}</strong> {reason}
          </p>
        )}
        <p>
          {veto.object} <Link to={paths.settings({ part: 'decisions' })}>{veto.write}</Link>
        </p>
      </div>
    </section>
  )
}
