import { adminPhrases } from '@podium/phrases/admin'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'
import styles from './AdminList.module.css'
import { choose, useChoices } from './keptChoices.ts'

const keys = ['/', 'j', 'k', 'x', 'Enter', 'Esc', '?'] as const

/** The keys of a list, and a switch for those that are single characters (`admin.lists`). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(adminPhrases).keys
  const { hasKeys } = useChoices()
  return (
    <Dialog title={t.title} onClose={onClose} size="small">
      <div className="stacked">
        <dl className={styles.keys}>
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t.acts[key]}</dd>
            </div>
          ))}
        </dl>
        <SwitchField
          label={t.on}
          hint={t.onHint}
          checked={hasKeys}
          onChecked={(checked) => choose({ hasKeys: checked })}
        />
      </div>
    </Dialog>
  )
}
