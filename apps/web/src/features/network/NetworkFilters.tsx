import { networkPhrases } from '@podium/phrases/network'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useNavigate } from '../../router/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { useSession } from '../../client/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { Tabs } from '../../ui/actions/Tabs.tsx'
import { FilterFields } from './FilterFields.tsx'
import styles from './NetworkFilters.module.css'
import {
  allTypes,
  filtersOf,
  isFiltered,
  listedTypes,
  type PersonType,
  withoutFilters,
} from './search.ts'
import { useSearch, useSearchPath } from './useSearch.ts'

const FilterDrawer = lazyDialog(() => import('./FilterDrawer.tsx'))

/** Who, of which sport and from where; short of a desk all but who is in a drawer. */
export function NetworkFilters() {
  const t = usePhrases(networkPhrases)
  return (
    <div className={styles.filters} role="group" aria-label={t.filters}>
      <DrawerButton />
      <TypeTabs />
      <div className={styles.fields}>
        <FilterFields />
        <RemoveFilters />
      </div>
    </div>
  )
}

function TypeTabs() {
  const t = usePhrases(networkPhrases)
  const search = useSearch()
  const pathOf = useSearchPath()
  const types = useSession().user?.role === 'ADMIN' ? allTypes : listedTypes
  const tabOf = (type?: PersonType) => ({
    // Athletes alone have a class, and are asked for support.
    to: pathOf({
      ...search,
      ...{ type, pages: 1 },
      ...(type !== 'ATHLETE' && { class: undefined, accepts: undefined }),
    }),
    label: t.types[type ?? 'all'],
  })
  return (
    <Tabs
      label={t.type}
      tabs={[tabOf(), ...types.map((type) => tabOf(type))]}
      current={pathOf({ ...search, pages: 1 })}
      replace
      preventScrollReset
    />
  )
}

function RemoveFilters() {
  const t = usePhrases(networkPhrases)
  const search = useSearch()
  const pathOf = useSearchPath()
  if (!isFiltered(search)) return null
  return (
    <LinkButton variant="quiet" to={pathOf(withoutFilters(search))} replace preventScrollReset>
      {t.resetFilters}
    </LinkButton>
  )
}

function DrawerButton() {
  const t = usePhrases(networkPhrases)
  const search = useSearch()
  const drawer = useDialog('filters')
  const pathOf = useSearchPath()
  const navigate = useNavigate()
  // Back takes the filters back; closing the drawer keeps them.
  const keep = () => navigate(pathOf(search), { replace: true, preventScrollReset: true })
  const { type: _who, ...others } = filtersOf(search)
  return (
    <>
      <Button className={styles.opener} onClick={drawer.open}>
        {t.openFilters(Object.keys(others).length)}
      </Button>
      {drawer.isOpen && <FilterDrawer onClose={keep} />}
    </>
  )
}
