import type { Media } from '@podium/contract/galleries'
import { galleryRefetchMs } from '@podium/contract/limits'
import type { MemberRole } from '@podium/contract/roles'
import { NotFound, type LoaderInput } from '../../shared/navigation/index.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'
import { read } from '../../client/index.ts'

/** Whose gallery: a profile is told by its role and id. */
export interface GalleryOwner {
  role: MemberRole
  id: number
}

/** Everything in an owner's gallery, newest first. */
export function galleryRead({ role, id }: GalleryOwner) {
  return {
    ...read({
      key: ['gallery', role, id],
      route: () =>
        import('@podium/contract/galleries').then((contract) => contract.galleryOf[role].list),
      input: { params: { id } },
    }),
    // What is in the making becomes ready by a live event; where that does not come, by asking again.
    refetchInterval: (query: { state: { data?: { list: Media[] } | undefined } }) =>
      query.state.data?.list.some(({ state }) => state === 'PROCESSING') && galleryRefetchMs,
  }
}

/** Reads a gallery with its page; an item in the address must be in it. */
export function loadGallery(role: MemberRole) {
  return async ({ queryClient, params }: LoaderInput) => {
    const wanted = galleryRead({ role, id: idIn(params.id) })
    if (params.mediaId === undefined) return queryClient.prefetchQuery(wanted)
    const mediaId = idIn(params.mediaId)
    const isIn = ({ list }: { list: Media[] }) => list.some(({ id }) => id === mediaId)
    const known = queryClient.getQueryData(wanted.queryKey)
    if (known && isIn(known)) return undefined
    // What is known may be older than the item that a link leads to.
    if (!isIn(await queryClient.fetchQuery({ ...wanted, staleTime: 0 }))) throw new NotFound()
    return undefined
  }
}
