import { useEffect, useRef, type ComponentProps } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from '../../router/index.ts'
import { legalKinds } from '@podium/contract/legal-kinds'
import type { getLegalText, LegalKind } from '@podium/contract/legal'
import type { Reply } from '@podium/contract/route'
import { footerPhrases } from '@podium/phrases/footer'
import { shellPhrases } from '@podium/phrases/shell'
import { termsPhrases } from '@podium/phrases/terms'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { titleKeys, versionParameter } from '../../shared/navigation/legalAddress.ts'
import styles from './LegalDialog.module.css'
import { useLegalAddress } from './LegalLink.tsx'
import { LegalText } from './LegalText.tsx'
import { legalText } from './queries.ts'

/** The legal texts in tabs, over any page. Each tab has an address; back closes them. */
export default function LegalDialog({ kind }: { kind: LegalKind }) {
  const t = usePhrases(shellPhrases)
  const close = useClose()
  return (
    <Dialog title={t.legal.title} onClose={close} size="large">
      <nav aria-label={t.legal.title} className={styles.tabs}>
        {legalKinds.map((one) => (
          <Tab key={one} kind={one} isShown={one === kind} />
        ))}
      </nav>
      <div className={styles.shown}>
        <Shown key={kind} kind={kind} />
      </div>
    </Dialog>
  )
}

function Tab({ kind, isShown }: { kind: LegalKind; isShown: boolean }) {
  const t = usePhrases(footerPhrases).legal
  const tab = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isShown) tab.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isShown])
  return (
    <Other ref={tab} kind={kind} className={styles.tab} aria-current={isShown ? 'true' : undefined}>
      {t[titleKeys[kind]]}
    </Other>
  )
}

type OtherProps = Omit<ComponentProps<typeof Link>, 'to' | 'state'> & {
  kind: LegalKind
  version?: string
}

/** Another text replaces the address, so that back still leads to where one came from. */
function Other({ kind, version, ...link }: OtherProps) {
  const { state } = useLocation()
  return (
    <Link
      {...link}
      to={useLegalAddress(kind, version)}
      state={state as unknown}
      replace
      preventScrollReset
    />
  )
}

function Shown({ kind }: { kind: LegalKind }) {
  const t = usePhrases(shellPhrases)
  const { language } = usePreferences()
  const version = useSearchParams()[0].get(versionParameter) ?? undefined
  const wanted = legalText(kind, language, version)
  const [data, instead] = useRead(wanted, t.couldNotLoad, 12)
  return data ? <Text kind={kind} asked={version} shown={data} /> : instead
}

interface TextProps {
  kind: LegalKind
  /** The version in the address. */
  asked: string | undefined
  shown: Reply<typeof getLegalText>
}

/** A text and since when it is in force; of terms also from when on others are (`terms.announced`). */
function Text({ kind, asked, shown: { text, from, announced } }: TextProps) {
  const t = usePhrases(termsPhrases)
  const { day } = useFormats()
  return (
    <>
      {announced && !asked && (
        <Notice>
          {t.announced(day(announced.from))}{' '}
          <Other kind={kind} version={announced.version}>
            {t.readAnnounced}
          </Other>
        </Notice>
      )}
      <LegalText source={text} note={asked ? t.from(day(from)) : t.since(day(from))} />
    </>
  )
}

/** Goes back when the text was opened on this page, otherwise takes it out of the address. */
function useClose(): () => void {
  const navigate = useNavigate()
  const without = useLegalAddress(null)
  const { state } = useLocation()
  const wasOpenedHere = (state as { openedLegal?: boolean } | null)?.openedLegal === true
  return () => {
    if (wasOpenedHere) navigate(-1)
    else navigate(without, { replace: true, preventScrollReset: true })
  }
}
