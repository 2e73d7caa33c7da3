import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { adminPhrases } from '@podium/phrases/admin'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { classes } from '../../../ui/classes.ts'
import { CrossIcon } from '../../../ui/icons/CrossIcon.tsx'
import { Moment } from './Moment.tsx'
import styles from './SidePanel.module.css'

interface Props {
  title: ReactNode
  /**
   * Whether a sheet is as high as what it shows: nothing of it is still to be read, or a press has just
   * opened it, which is why something moves.
   */
  fits: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * Everything about one row, to decide by: beside the list where there is room for both, over it as a
 * sheet elsewhere (`admin.panel`).
 */
export function SidePanel(props: Props) {
  return useHasRoom() ? <Beside {...props} /> : <Sheet {...props} />
}

function Sheet({ title, fits, onClose, children }: Props) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closeOnBackdrop={false}
      className={classes(styles.sheet, fits && styles.fits)}
    >
      <div className={styles.content}>{children}</div>
    </Dialog>
  )
}

function Beside({ title, onClose, children }: Props) {
  const t = usePhrases(adminPhrases)
  const { close } = usePhrases(shellPhrases)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Who opened it by a row goes on in it; who came by its address begins with the page.
  useEffect(() => {
    if (document.activeElement?.closest('[data-row]')) heading.current?.focus()
  }, [])
  return (
    <section className={styles.panel} aria-labelledby={id} data-side-panel>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton
          size="small"
          label={`${close}: ${t.list.panel}`}
          icon={<CrossIcon />}
          onClick={onClose}
        />
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

const roomy = '(min-width: 72rem)'

/** Whether a list and a panel fit beside each other. */
function useHasRoom(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(roomy)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(roomy).matches,
    () => false,
  )
}

/** What is known, one line each: `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

interface FactProps {
  /** What it is called. */
  name: string
  /** What is not known, false or '' is left out. */
  children?: ReactNode
  /** A moment, in place of children. */
  at?: string | null
}

export function Fact({ name, at, children = at && <Moment at={at} /> }: FactProps) {
  if (children === undefined || children === null || children === false || children === '') {
    return null
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A part of a panel under a heading of its own. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** What somebody wrote; of much of it the first lines, until all of it is asked for. */
export function Words({ children }: { children: string }) {
  const { list: t } = usePhrases(adminPhrases)
  const [isWhole, setWhole] = useState(false)
  const words = <blockquote className={styles.words}>{children}</blockquote>
  if (children.length <= mostLetters && children.split('\n').length <= mostLines) return words
  return (
    <div className={styles.long} data-whole={isWhole || undefined}>
      {words}
      <Button
        size="small"
        variant="quiet"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? t.lessWords : t.allWords}
      </Button>
    </div>
  )
}

/** What fits into the lines that are shown of words. */
const mostLines = 3
const mostLetters = 130
