import { networkPhrases } from '@podium/phrases/network'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Stack } from '../../ui/surfaces/Layout.tsx'
import { FilterFields } from './FilterFields.tsx'
import { filtersOf, withoutFilters } from './search.ts'
import { useFound } from './useFound.ts'
import { useChangeSearch, useSearch } from './useSearch.ts'

/** The filters on a phone: what they find is counted at once, and closing shows it. */
export default function FilterDrawer({ onClose }: { onClose: () => void }) {
  const t = usePhrases(networkPhrases)
  const { number } = useFormats()
  const search = useSearch()
  const change = useChangeSearch()
  const { found, isSearching } = useFound(search)
  const { type, ...others } = filtersOf(search)
  const total = found?.total ?? 0
  return (
    <Dialog
      title={t.filters}
      onClose={onClose}
      footer={
        <>
          {Object.keys(others).length > 0 && (
            <Button variant="quiet" onClick={() => change({ ...withoutFilters(search), type })}>
              {t.resetFilters}
            </Button>
          )}
          <Button variant="primary" busy={isSearching} onClick={onClose}>
            {t.showFound(number(total), total === 1)}
          </Button>
        </>
      }
    >
      <Stack>
        <FilterFields showLabels />
      </Stack>
    </Dialog>
  )
}
