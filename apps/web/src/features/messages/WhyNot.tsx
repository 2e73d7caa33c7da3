import type { Thread } from '@podium/contract/messages'
import { paths } from '@podium/contract/paths'
import { messagesPhrases } from '@podium/phrases/messages'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** Why the viewer cannot write to this person now, said before anything is typed. */
export function WhyNot({ thread, name }: { thread: Thread; name: string }) {
  const t = usePhrases(messagesPhrases).thread
  const { blocked, first, contactsLeft } = thread
  if (blocked) return <Notice>{t.blocked(name)}</Notice>
  if (first && contactsLeft === 0) {
    return (
      <Notice>
        {t.quotaUsed} <Link to={paths.credits({ tab: 'plans' })}>{t.plans}</Link>
      </Notice>
    )
  }
  return <Notice>{t.unavailable(name)}</Notice>
}
