import { useQuery } from '@tanstack/react-query'
import type { Guardianship } from '@podium/contract/guardianship'
import { personName } from '@podium/contract/person-name'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { useSession } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import part from '../../shared/settings/part.module.css'
import people from '../../shared/people/people.module.css'
import { guardianshipsRead } from '../../shared/guardian/guardianships.ts'
import { Asked, NameGuardian } from './NameGuardian.tsx'
import { Ward } from './Ward.tsx'

/** What it means for somebody that they are under 18, or that they look after who is (`minors.guardian`). */
export function GuardianshipPart() {
  const t = usePhrases(guardianshipPhrases)
  const { user } = useSession()
  const read = useQuery(guardianshipsRead)
  if (!read.data && read.isError) {
    return (
      <ReadFailed message={t.couldNotLoad} isFetching={read.isFetching} refetch={read.refetch} />
    )
  }
  if (!read.data) return <SkeletonText lines={6} />
  const wards = read.data.filter(({ guardian }) => guardian?.id === user?.id)
  if (user?.protected) return <Own list={read.data} />
  if (wards.length === 0) return <p className={part.lead}>{t.none}</p>
  return wards.map((ward, index) => (
    <Ward
      key={ward.id}
      guardianship={ward}
      beside={read.data.filter((one) => one.ward.id === ward.ward.id && one !== ward)}
      isFirst={index === 0}
    />
  ))
}

/** The same in a word; nothing until it is known. */
export function GuardianshipNow() {
  const t = usePhrases(guardianshipPhrases)
  const { user } = useSession()
  const { data } = useQuery(guardianshipsRead)
  if (!data) return null
  const [first] = data
  if (user?.protected && !first) return t.ward.shortNone
  if (!first) return t.noneShort
  if (first.state === 'OFFERED') return t.ward.shortAsked
  const other = first.guardian?.id === user?.id ? first.ward : first.guardian
  return other && personName(other)
}

/** Who looks after one's own account, and what waits until somebody does. */
function Own({ list }: { list: Guardianship[] }) {
  const t = usePhrases(guardianshipPhrases).ward
  const [first] = list.filter(({ state }) => state === 'ACTIVE')
  return (
    <>
      <p className={part.lead}>{t.lead}</p>
      {!first && <Notice>{t.waits}</Notice>}
      {list.length > 0 && (
        <ul role="list" className={people.rows} aria-label={t.listed}>
          {list.map((one) => (
            <Guardian key={`${one.state} ${one.id}`} guardianship={one} isAlone={!first} />
          ))}
        </ul>
      )}
      {first?.guardian ? (
        <p className={part.lead}>{t.another(personName(first.guardian))}</p>
      ) : (
        <NameGuardian
          title={list.length > 0 ? t.nameAnother : t.name}
          hint={t.nameHint}
          notThis={t.notYourself}
        />
      )}
    </>
  )
}

function Guardian({ guardianship, isAlone }: { guardianship: Guardianship; isAlone: boolean }) {
  const t = usePhrases(guardianshipPhrases).ward
  const { state, guardian, pageShown } = guardianship
  if (state === 'ACTIVE' && guardian) {
    return (
      <li className={people.row}>
        <p>
          <strong>{t.looksAfter(personName(guardian))}</strong> {pageShown ? t.shown : t.hidden}
        </p>
      </li>
    )
  }
  return <Asked offer={guardianship} mayWithdraw={isAlone} />
}
