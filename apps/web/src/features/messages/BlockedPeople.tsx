import { useQueryClient } from '@tanstack/react-query'
import type { PersonCard } from '@podium/contract/people'
import { personName } from '@podium/contract/person-name'
import { messagesPhrases } from '@podium/phrases/messages'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { call } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import styles from './BlockedPeople.module.css'
import { PersonPicture } from '../../shared/people/PersonPicture.tsx'
import { blocksPageSize, blocksRead } from './queries.ts'

/**
 * The people the user has blocked, if any: a block is taken back here also when the other's page is
 * hidden and nothing was ever written, so that no conversation leads to it (`messages.rules`).
 */
export function BlockedPeople() {
  const t = usePhrases(messagesPhrases).block
  return (
    <PagedList<PersonCard>
      read={blocksRead}
      pageSize={blocksPageSize}
      couldNotLoad={t.couldNotLoad}
      waiting={null}
      empty={null}
      pages={t.pages}
    >
      {(list) => (
        <section aria-labelledby="blocked-people">
          <h3 id="blocked-people" className={styles.title}>
            {t.list}
          </h3>
          <ul role="list" className="stacked-close">
            {list.map((person) => (
              <Blocked key={person.id} person={person} />
            ))}
          </ul>
        </section>
      )}
    </PagedList>
  )
}

function Blocked({ person }: { person: PersonCard }) {
  const t = usePhrases(messagesPhrases)
  const name = personName(person) || t.somebody
  const { isBusy, run } = useUnblock(person.id, name)
  return (
    <li className={styles.person}>
      <PersonPicture person={person} size="small" />
      <span className={styles.name}>{name}</span>
      <Button size="small" busy={isBusy} onClick={run} aria-label={t.block.unblockLabel(name)}>
        {t.block.unblock}
      </Button>
    </li>
  )
}

function useUnblock(userId: number, name: string) {
  const t = usePhrases(messagesPhrases).block
  const queryClient = useQueryClient()
  return useAct(async () => {
    const { unblock } = await import('@podium/contract/messages')
    await call(unblock, { params: { userId } })
    await queryClient.invalidateQueries({ queryKey: ['messages'] })
  }, t.undone(name))
}
