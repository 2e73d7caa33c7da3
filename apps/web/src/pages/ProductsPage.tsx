import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import { productsPhrases } from '@podium/phrases/products'
import type { PageHandle } from '../shared/navigation/head.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { usePhrases } from '../shared/language/phrases.ts'
import { idIn, profileRead } from '../shared/profiles/profileRead.ts'
import { AddProduct } from '../features/products/AddProduct.tsx'
import { ProductsScreen } from '../features/products/ProductsScreen.tsx'
import { pageSize, productsRead } from '../features/products/queries.ts'
import { sortIn } from '../features/products/sorts.ts'
import { useParams } from '../router/index.ts'

/** A sponsor's products, or without an id in the address those of all sponsors. */
export async function loader({ queryClient, params, url }: LoaderInput) {
  const sponsorId = params.id === undefined ? undefined : idIn(params.id)
  const wanted = { sponsorId, sort: sortIn(url.searchParams), limit: pageSize }
  await Promise.all([
    sponsorId !== undefined && queryClient.ensureQueryData(profileRead('SPONSOR', sponsorId)),
    queryClient.prefetchQuery(productsRead(wanted)),
  ])
}

export const handle: PageHandle = {
  head: ({ language, params, queryClient }) => {
    const t = productsPhrases[language].all
    if (params.id === undefined) {
      const [title, description] = [t.everybody, t.everybodyDescription]
      return { title, description, canonical: paths.marketProducts() }
    }
    const id = idIn(params.id)
    const { queryKey } = profileRead('SPONSOR', id)
    const profile = queryClient.getQueryData<Profile>(queryKey)
    const name = profile?.name ?? ''
    return {
      title: t.title(name),
      description: t.description(name),
      ...(!profile?.noindex && { canonical: paths.products({ id }) }),
    }
  },
}

export function Component() {
  const { id } = useParams()
  return id === undefined ? <Everybodys /> : <Sponsors id={idIn(id)} />
}

function Everybodys() {
  const t = usePhrases(productsPhrases)
  return (
    <ProductsScreen
      sponsorId={undefined}
      title={t.all.everybody}
      lead={t.market.text}
      back={{ to: paths.market(), words: t.all.toMarket }}
    />
  )
}

function Sponsors({ id }: { id: number }) {
  const t = usePhrases(productsPhrases)
  const { data } = useQuery(profileRead('SPONSOR', id))
  const name = data?.name ?? ''
  const profile = paths.sponsor({ id })
  // The seller, and who acts for them, know whose shop it is: the title need not say it.
  if (data?.abilities.publish) {
    const back = { to: profile, words: t.all.ownBack }
    return <ProductsScreen sponsorId={id} title={t.title} back={back} actions={<AddProduct />} />
  }
  return (
    <ProductsScreen
      sponsorId={id}
      title={t.all.title(name)}
      lead={t.lead(name)}
      back={{ to: profile, words: name }}
    />
  )
}
