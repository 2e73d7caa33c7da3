import type { ReactNode } from 'react'
import styles from './EditForm.module.css'

interface Props {
  /** The last part of its address: `/profile/athlete#contact`. */
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A part of the form, with its heading. */
export function FormSection({ id, title, lead, children }: Props) {
  return (
    <fieldset id={id} className={styles.part}>
      <legend className={styles.partTitle}>{title}</legend>
      {lead && <p className={styles.partLead}>{lead}</p>}
      {children}
    </fieldset>
  )
}
