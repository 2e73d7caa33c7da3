import type { Thread } from '@podium/contract/messages'
import { messagesPhrases } from '@podium/phrases/messages'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { Link } from '../../router/index.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { InfoIcon, WarningIcon } from '../../ui/icons/signs.tsx'

/** Told before writing: whether one may, and how many first contacts are left this month (P46). */
export function MessageNotes({ thread, name }: { thread: Thread; name: string }) {
  const t = usePhrases(messagesPhrases).write
  const { first, contactsLeft, abilities } = thread
  if (first && contactsLeft === 0) {
    return (
      <Notice tone="danger" icon={<WarningIcon />} role="status">
        {t.noContactsLeft} <Link to={paths.plans}>{t.plans}</Link>
      </Notice>
    )
  }
  if (!abilities.write) {
    return (
      <Notice tone="danger" icon={<WarningIcon />} role="status">
        {t.unavailable(name)}
      </Notice>
    )
  }
  if (!first || contactsLeft === null) return null
  return <Notice icon={<InfoIcon />}>{t.contactsLeft(contactsLeft)}</Notice>
}
