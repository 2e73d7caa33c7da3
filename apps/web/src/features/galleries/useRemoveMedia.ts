import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Media } from '@podium/contract/galleries'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { call } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { galleryRead, type GalleryOwner } from './queries.ts'

/**
 * Deletes an item and offers to bring it back; `refresh` then takes it off the page. An admin's dialog
 * deletes it itself, and only has that told.
 */
export function useRemoveMedia(owner: GalleryOwner) {
  const t = usePhrases(galleriesPhrases)
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const refresh = () => queryClient.invalidateQueries(galleryRead(owner))

  async function restore({ id }: Media): Promise<void> {
    try {
      await call((await callsOf(owner)).restore, { params: { mediaId: id } })
      await refresh()
      toast.success(t.restored)
    } catch (error) {
      await tell(error)
    }
  }

  function tellDeleted(item: Media): void {
    toast.info(t.deleted, { action: { label: t.undo, run: () => void restore(item) } })
  }

  /** False where it was refused, which is told. */
  async function remove(item: Media): Promise<boolean> {
    setBusy(true)
    try {
      await call((await callsOf(owner)).remove, { params: { mediaId: item.id } })
      tellDeleted(item)
      return true
    } catch (error) {
      await tell(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, remove, tellDeleted, refresh }
}

export async function callsOf({ role }: GalleryOwner) {
  const { galleryOf } = await import('@podium/contract/galleries')
  return galleryOf[role]
}
