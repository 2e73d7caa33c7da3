import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { PersonPicture } from '../../../shared/people/PersonPicture.tsx'
import { pendingSupporters } from '../queries.ts'
import { useFacts } from './useFacts.ts'
import SupporterDialog from './SupporterDialog.tsx'
import styles from './SupporterDialog.module.css'

/** How many faces the summary shows (`lists.paging`). */
const shownFaces = 3

interface Props {
  onClose: () => void
  /** Opens the table with all of them. */
  onSeeAll: () => void
}

/** The requests that wait: a single one is opened, several are summed up. */
export default function RequestsDialog({ onClose, onSeeAll }: Props) {
  const { data } = useQuery(pendingSupporters)
  // What was there when it opened decides: an answered request leaves the list, not the dialog.
  const [opened, setOpened] = useState<number | null>(null)
  if (opened === null && data?.list[0]) setOpened(data.total === 1 ? data.list[0].id : 0)
  if (opened) return <SupporterDialog id={opened} onClose={onClose} />
  if (!data || data.total === 0) return null
  return <Several list={data.list} total={data.total} onClose={onClose} onSeeAll={onSeeAll} />
}

interface SeveralProps extends Props {
  list: SupportEntry[]
  total: number
}

function Several({ list, total, onClose, onSeeAll }: SeveralProps) {
  const t = usePhrases(supportersPhrases).several
  const shown = list.slice(0, shownFaces)
  const more = total - shown.length
  return (
    <Dialog
      title={t.title(total)}
      onClose={onClose}
      size="small"
      footer={
        <Button variant="primary" onClick={onSeeAll} data-autofocus>
          {t.see}
        </Button>
      }
    >
      <div className={styles.offer}>
        <div className={styles.faces} aria-hidden="true">
          {shown.map(({ id, supporter }) => (
            <PersonPicture key={id} person={supporter} size="medium" ringed />
          ))}
          {more > 0 && <span className={styles.others}>{t.more(more)}</span>}
        </div>
        <p>
          <strong>{useNames(shown, more)}</strong> {t.text}
        </p>
      </div>
    </Dialog>
  )
}

/** "Marta Reis, Rui Paz and 2 more", as the language joins names. */
function useNames(shown: SupportEntry[], more: number): string {
  const t = usePhrases(supportersPhrases).several
  const facts = useFacts()
  const names = shown.map((entry) => facts(entry).name)
  if (more > 0) return t.names(names.join(', '), more)
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${t.and} `)
}
