import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../client/index.ts'
import { chooseFaces } from './chooseFaces.ts'

/** So many people are looked through for the faces of the hero. */
const asked = 100

/** As many as stand on the hero's three steps. */
const shown = 9

/** Some people of the network, for the hero; `readFaces` reads them. */
export const livingFaces = read({
  key: ['network', 'faces'],
  route: () => import('@podium/contract/network').then((contract) => contract.searchNetwork),
  input: { query: { _limit: asked } },
  sameForEveryone: true,
})

/** Reads the hero's faces and keeps only those: the page carries what it shows. Never throws. */
export async function readFaces(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(livingFaces)
  queryClient.setQueryData(
    livingFaces.queryKey,
    (found) => found && { ...found, list: chooseFaces(found.list, shown) },
  )
}
