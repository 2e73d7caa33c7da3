import { useState } from 'react'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useSession } from '../../../client/index.ts'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import type { TableKind } from '../queries.ts'
import { SupportTable } from './SupportTable.tsx'
import styles from './SupportTable.module.css'

/** All supports of the user, or of whom they act for, over any page: an athlete has two tables, every other role one. */
export default function OwnSupportsDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(supportersPhrases).tables
  const { user, acting } = useSession()
  const words = acting ? t.ofOther : t
  const isAthlete = user?.role === 'ATHLETE'
  const [kind, setKind] = useState<TableKind>(isAthlete ? 'supporters' : 'athletes')
  return (
    <Dialog
      title={acting && user ? t.ofOther.manager(user.name) : t.manager}
      onClose={onClose}
      size="large"
    >
      <div className={styles.manager}>
        {isAthlete && (
          <ChoiceField<TableKind>
            name="supports"
            label={t.tabs}
            value={kind}
            onValue={setKind}
            choices={[
              { value: 'supporters', label: words.supporters },
              { value: 'athletes', label: words.athletes },
            ]}
          />
        )}
        <SupportTable key={kind} kind={kind} />
      </div>
    </Dialog>
  )
}
