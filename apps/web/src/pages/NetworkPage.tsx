import { personName } from '@podium/contract/person-name'
import { isMemberRole } from '@podium/contract/roles'
import type { NetworkCard } from '@podium/contract/network'
import { paths } from '@podium/contract/paths'
import { networkPhrases } from '@podium/phrases/network'
import type { PageHandle } from '../shared/navigation/head.ts'
import { Redirect, type LoaderInput } from '../shared/navigation/index.ts'
import { PaidRow } from '../features/discovery/PaidRow.tsx'
import { useMay, useSession } from '../client/index.ts'
import { FollowInPlace } from '../features/follows/FollowInPlace.tsx'
import { paidRowRead } from '../features/discovery/queries.ts'
import { NetworkScreen } from '../features/network/NetworkScreen.tsx'
import { SaveSearch } from '../features/saved-searches/SaveSearch.tsx'
import { ShortlistButton } from '../features/shortlist/ShortlistButton.tsx'
import { PersonCard } from '../features/network/PersonCard.tsx'
import { loadNetwork, readerOf } from '../features/network/queries.ts'
import { isBrowsed, searchIn } from '../features/network/search.ts'

export async function loader({ queryClient, params, url, user }: LoaderInput) {
  // The search box without script sends its words in the query.
  const asked = url.searchParams.get('q')
  if (asked !== null && !params.q) throw new Redirect(withWords(url.pathname, asked))
  const search = searchIn(params.q, url.searchParams, await readerOf(queryClient, user))
  // Without the row the network opens all the same.
  await Promise.all([
    loadNetwork(queryClient, search),
    isBrowsed(search) && queryClient.prefetchQuery(paidRowRead),
  ])
}

function withWords(pathname: string, words: string): string {
  return words.trim() ? `${pathname}/${encodeURIComponent(words.trim())}` : pathname
}

export const handle: PageHandle = {
  head: ({ language, config, params }) => {
    const t = networkPhrases[language]
    const title = params.q ? t.titleFor(params.q) : t.title
    // Not for search engines: it names who is protected, and what is searched is no person's page.
    const page = { title, description: t.description }
    return params.q ? page : { ...page, shared: paths.network({ slug: config.slug }) }
  },
}

export function Component() {
  const drawCard = (person: NetworkCard) => <PersonCard key={person.id} person={person} />
  const { user } = useSession()
  const isSelf = useMay('never')
  const mayFollow = isSelf && user !== null && isMemberRole(user.role)
  return (
    <NetworkScreen
      front={<PaidRow drawCard={drawCard} />}
      drawAct={
        mayFollow
          ? (person, ids) =>
              person.id !== user.id &&
              isMemberRole(person.role) && (
                <>
                  <FollowInPlace userId={person.id} name={personName(person)} among={ids} />
                  {person.role === 'ATHLETE' && (
                    <ShortlistButton userId={person.id} name={personName(person)} among={ids} />
                  )}
                </>
              )
          : undefined
      }
      drawSave={mayFollow ? (search) => <SaveSearch search={search} /> : undefined}
    />
  )
}
