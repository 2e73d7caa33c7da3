import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classes } from '../classes.ts'
import { Toaster } from '../feedback/Toaster.tsx'
import { CrossIcon } from '../icons/signs.tsx'
import styles from './Dialog.module.css'

export type DialogProps = {
  title: ReactNode
  /** Name of the close button. */
  closeLabel: string
  /** Escape, the close button, or a press beside the dialog. The caller stops rendering it. */
  onClose: () => void
  children: ReactNode
  /** Buttons, kept in view while the body scrolls. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** A press beside it closes it. Default true; false where typed text could be lost. */
  closeOnBackdrop?: boolean
  className?: string
}

/**
 * A modal on the native `<dialog>`: shown while it is rendered. Focus goes to `[data-autofocus]`, else to
 * the first field, else to the title; it stays inside and returns where it was. A sheet on phones.
 */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, children, footer, size = 'medium', className } = props
  const titleId = useId()
  const dialog = useModal(onClose, props.closeOnBackdrop ?? true)
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[size], className)}
      aria-labelledby={titleId}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CrossIcon />} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
      <Toaster closeLabel={closeLabel} />
    </dialog>
  )
}

function useModal(onClose: () => void, closeOnBackdrop: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent((event: Event) => {
    if (event.target !== ref.current) return
    event.preventDefault()
    onClose()
  })
  const pressed = useEffectEvent((event: PointerEvent) => {
    if (closeOnBackdrop && event.target === ref.current) onClose()
  })
  // Layout, so that closing (which returns focus) happens before the element leaves the page.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const page = document.documentElement
    page.toggleAttribute('data-scrolls', window.innerWidth > page.clientWidth)
    dialog.showModal()
    firstPlace(dialog)?.focus()
    const listening = new AbortController()
    dialog.addEventListener('cancel', closed, { signal: listening.signal })
    dialog.addEventListener('close', closed, { signal: listening.signal })
    dialog.addEventListener('pointerdown', pressed, { signal: listening.signal })
    return () => {
      listening.abort()
      dialog.close()
    }
  }, [])
  return ref
}

function firstPlace(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled') ??
    dialog.querySelector('h2')
  )
}
