import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classes } from '../classes.ts'
import { Toaster } from '../feedback/Toaster.tsx'
import { CrossIcon } from '../icons/CrossIcon.tsx'
import styles from './Dialog.module.css'
import { useModal } from './useModal.ts'

export type DialogProps = {
  title: ReactNode
  /** Name of the close button. */
  closeLabel: string
  /** Escape, the close button, or a press beside the dialog. The caller stops rendering it. */
  onClose: () => void
  children: ReactNode
  /** A line above the title, of what holds for all of the page. */
  strip?: ReactNode
  /** Buttons, kept in view while the body scrolls. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** A press beside it closes it. Default true; false where typed text could be lost. */
  closeOnBackdrop?: boolean
  /** What is to be read before the first field is longer than a screen: focus goes to the title. */
  isLong?: boolean
  className?: string
}

/**
 * A modal on the native `<dialog>`: shown while it is rendered. Focus goes to `[data-autofocus]`, else to
 * the first field, else to the title; it stays inside and returns where it was. A sheet on phones.
 * Its title and buttons stand in no header and footer: those would be another banner of the page.
 */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, onClose, children, footer, size = 'medium', className } = props
  const titleId = useId()
  const stripId = useId()
  const dialog = useModal(onClose, props.closeOnBackdrop ?? true)
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[size], className)}
      aria-labelledby={titleId}
      aria-describedby={props.strip ? stripId : undefined}
    >
      <div className={styles.frame}>
        {props.strip && (
          <p id={stripId} className={styles.strip}>
            {props.strip}
          </p>
        )}
        <div className={styles.header}>
          <h2
            id={titleId}
            tabIndex={-1}
            className={styles.title}
            data-autofocus={props.isLong || undefined}
          >
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CrossIcon />} onClick={onClose} />
        </div>
        <Toaster closeLabel={closeLabel} inSheet />
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
