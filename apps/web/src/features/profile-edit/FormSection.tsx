import type { ReactNode } from 'react'
import styles from './EditForm.module.css'

/** A part of the form, with its heading. */
export function FormSection(props: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{props.title}</legend>
      {props.lead && <p className={styles.partLead}>{props.lead}</p>}
      {props.children}
    </fieldset>
  )
}
