import { adminPhrases } from '@podium/phrases/admin'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Popover } from '../../../ui/actions/Popover.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { ColumnsIcon } from '../../../ui/icons/workSigns.tsx'
import type { AdminColumn } from './AdminTable.tsx'
import styles from './AdminList.module.css'
import { choose, useChoices } from './keptChoices.ts'

type Named = Pick<AdminColumn<never>, 'name' | 'head' | 'isExtra'>

/** The names of the columns of a list that are shown, as chosen in this browser; the first always is. */
export function useShownColumns(list: string, columns: readonly Named[]): ReadonlySet<string> {
  const chosen = useChoices().columns[list]
  const usual = columns.filter(({ isExtra }) => !isExtra).map(({ name }) => name)
  return new Set([...columns.slice(0, 1).map(({ name }) => name), ...(chosen ?? usual)])
}

interface Props {
  list: string
  columns: readonly Named[]
  /** Whether a phone shows boxes to tick only once they are chosen. */
  hasTicks: boolean
}

/** Lets an admin choose which columns a list has and, on a phone, whether its rows can be ticked. */
export function ViewChoice({ list, columns, hasTicks }: Props) {
  const t = usePhrases(adminPhrases).list
  const shown = useShownColumns(list, columns)
  const { columns: kept, ticks } = useChoices()
  const toggle = (name: string) => {
    const wanted = new Set(shown)
    if (!wanted.delete(name)) wanted.add(name)
    choose({ columns: { ...kept, [list]: [...wanted] } })
  }
  return (
    <Popover
      trigger={(props) => (
        <Button {...props} className={styles.tool} icon={<ColumnsIcon />}>
          <span>{t.view}</span>
        </Button>
      )}
    >
      {hasTicks && (
        <CheckboxField
          className={styles.ticks}
          label={t.several}
          checked={ticks}
          onChange={() => choose({ ticks: !ticks })}
        />
      )}
      <fieldset className={styles.columns}>
        <legend className="visually-hidden">{t.columns}</legend>
        {columns.slice(1).map(({ name, head }) => (
          <CheckboxField
            key={name}
            label={head}
            checked={shown.has(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </fieldset>
    </Popover>
  )
}
