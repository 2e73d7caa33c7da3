import type { SavedFilters } from '@podium/contract/saved-searches'
import { savedSearchesPhrases } from '@podium/phrases/saved-searches'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { BookmarkIcon } from '../../ui/icons/signs.tsx'

const SaveSearchDialog = lazyDialog(() => import('./SaveSearchDialog.tsx'))

/** Saves what the network is asked now, under a name (`searches.saved`). */
export function SaveSearch({ search }: { search: SavedFilters }) {
  const t = usePhrases(savedSearchesPhrases)
  const dialog = useDialog('save-search')
  return (
    <>
      <Button size="small" icon={<BookmarkIcon />} onClick={dialog.open}>
        {t.save}
      </Button>
      {dialog.isOpen && <SaveSearchDialog search={search} onClose={dialog.close} />}
    </>
  )
}
