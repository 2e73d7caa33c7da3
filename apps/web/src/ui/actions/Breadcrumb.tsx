import { Link } from '../../router/index.ts'
import styles from './Breadcrumb.module.css'

type BreadcrumbProps = {
  label: string
  /** From the top down; the last one is the page itself and needs no `to`. */
  steps: { label: string; to?: string }[]
}

export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol role="list">
        {steps.map((step) => (
          <li key={step.label}>
            {step.to === undefined ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <Link to={step.to}>{step.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
