import type { ReactNode } from 'react'
import { adminPhrases } from '@podium/phrases/admin'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button, LinkButton } from '../../../ui/actions/Button.tsx'
import type { MenuItem } from '../../../ui/actions/Menu.tsx'
import { MoreMenu } from '../../../ui/actions/MoreMenu.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './AdminList.module.css'
import panel from './SidePanel.module.css'

interface Props {
  /** What the row is called. */
  name: string
  items: MenuItem[]
  busy?: boolean
}

/** What can be done with a row, behind three dots. */
export function RowMenu({ name, items, busy = false }: Props) {
  const t = usePhrases(adminPhrases)
  return (
    <MoreMenu
      {...{ items, busy }}
      size="small"
      label={t.actionsFor(name)}
      className={styles.more}
    />
  )
}

interface ActButtonsProps extends Omit<Props, 'name'> {
  /** Further buttons, at the end. */
  children?: ReactNode
}

/** Where there are more than one beyond these, the others stand behind three dots. */
const mostButtons = 3

/** The same as buttons, in the panel of the row. What cannot be taken back stands apart, in red. */
export function ActButtons({ items, busy = false, children = false }: ActButtonsProps) {
  const t = usePhrases(adminPhrases)
  if (items.length === 0 && children === false) return null
  const shown = items.length > mostButtons + 1 ? items.slice(0, mostButtons) : items
  return (
    <div className={classes(styles.buttons, panel.foot)}>
      {shown.map(({ label, to, onSelect, icon, danger }) =>
        to === undefined ? (
          <Button
            key={label}
            size="small"
            busy={busy}
            icon={icon}
            onClick={onSelect}
            className={danger ? styles.danger : undefined}
          >
            {label}
          </Button>
        ) : (
          <LinkButton key={label} size="small" to={to} icon={icon}>
            {label}
          </LinkButton>
        ),
      )}
      <MoreMenu
        items={items.slice(shown.length)}
        busy={busy}
        size="small"
        variant="secondary"
        label={t.moreActions}
        className={styles.more}
      />
      {children}
    </div>
  )
}
