import { useQueryClient } from '@tanstack/react-query'
import type { Media } from '@podium/contract/galleries'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { call } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { galleryRead, type GalleryOwner } from './queries.ts'

/**
 * Deletes an item and offers to bring it back; `refresh` then takes it off the page. An admin's dialog
 * deletes it itself, and only has that told. `remove` answers whether it was done.
 */
export function useRemoveMedia(owner: GalleryOwner) {
  const t = usePhrases(galleriesPhrases)
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries(galleryRead(owner))

  const { run: restore } = useAct(async ({ id }: Media) => {
    await call((await callsOf(owner)).restore, { params: { mediaId: id } })
    await refresh()
  }, t.restored)

  function tellDeleted(item: Media): void {
    toast.info(t.deleted, { action: { label: t.undo, run: () => restore(item) } })
  }

  const { isBusy, attempt: remove } = useAct(async (item: Media) => {
    await call((await callsOf(owner)).remove, { params: { mediaId: item.id } })
    tellDeleted(item)
  })

  return { isBusy, remove, tellDeleted, refresh }
}

export async function callsOf({ role }: GalleryOwner) {
  const { galleryOf } = await import('@podium/contract/galleries')
  return galleryOf[role]
}
