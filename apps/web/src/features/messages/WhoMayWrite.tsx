import { useQuery, useQueryClient } from '@tanstack/react-query'
import { whoMayWrite, type WhoMayWrite as Choice } from '@podium/contract/messages'
import { messagesPhrases } from '@podium/phrases/messages'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import { call, useSession } from '../../client/index.ts'
import { chooseAhead } from '../../client/ahead.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { messageSettingsRead } from './queries.ts'

/**
 * Who may begin a conversation with one; the choice holds at once. Of who is protected a guardian decides
 * first, and the choice is among those whom they allow (`minors.contacts`).
 */
export function WhoMayWrite() {
  const t = usePhrases(messagesPhrases).settings
  const [data, instead] = useRead(messageSettingsRead, t.couldNotLoad, 3)
  const choose = useChoosing()
  const { user } = useSession()
  if (!data) return instead
  return (
    <>
      {user?.protected && <LeftToOthers what="contacts" />}
      <ChoiceField
        name="who-may-write"
        label={user?.protected ? t.labelAmongThem : t.label}
        hint={t.hint}
        value={data.whoMayWrite}
        onValue={choose}
        choices={whoMayWrite.map((value) => ({ value, label: t.choices[value] }))}
      />
    </>
  )
}

/** The same as it stands now, in a word; nothing until it is known. */
export function WhoMayWriteNow() {
  const t = usePhrases(messagesPhrases).settings
  const { data } = useQuery(messageSettingsRead)
  const { user } = useSession()
  // Whatever is chosen, it is among those whom a guardian allows.
  if (user?.protected && data?.whoMayWrite === 'EVERYONE') return t.shortAmongThem
  return data ? t.short[data.whoMayWrite] : null
}

/** The choice is shown at once, and taken back where the server does not keep it. */
function useChoosing(): (choice: Choice) => void {
  const t = usePhrases(messagesPhrases).settings
  const queryClient = useQueryClient()
  const tell = useRefusals()
  const { queryKey } = messageSettingsRead
  const save = async (choice: Choice) => {
    try {
      await chooseAhead(queryClient, queryKey, {
        show: (known) => known && { ...known, whoMayWrite: choice },
        act: async () => {
          const { putMessageSettings } = await import('@podium/contract/messages')
          return call(putMessageSettings, { body: { whoMayWrite: choice } })
        },
      })
      toast.success(t.saved)
    } catch (error) {
      await tell(error)
    }
  }
  return (choice) => void save(choice)
}
