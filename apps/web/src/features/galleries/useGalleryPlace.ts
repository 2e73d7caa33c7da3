import { paths } from '@podium/contract/paths'
import { useLocation, useNavigate, useParams } from '../../router/index.ts'
import { changedQuery } from '../../shared/navigation/changedQuery.ts'
import { tabs, type Tab } from './media.ts'
import type { GalleryOwner } from './queries.ts'

/** The query parameter that opens the drawer over the page, and its tab. */
const parameter = 'gallery'

interface Opened {
  /** Opened on this page, so that closing goes back. */
  drawerHere?: boolean
  mediaHere?: boolean
}

/** Where in the gallery one is, and the ways about it. Every place has an address; back leaves it. */
export function useGalleryPlace({ role, id }: GalleryOwner) {
  const { search, state } = useLocation()
  const { mediaId } = useParams()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const asked = query.get(parameter)
  const tab = tabs.find((known) => known === asked) ?? null
  const opened = (typeof state === 'object' ? state : null) as Opened | null
  const page = paths.profile(role, id)
  const stay = { preventScrollReset: true }

  const drawerAt = (wanted: Tab | null) => changedQuery(query, { [parameter]: wanted }).search
  return {
    tab,
    mediaId: mediaId === undefined ? null : Number(mediaId),
    tabAddress: (wanted: Tab) => `${page}${drawerAt(wanted)}`,
    mediaAddress: (media: number) => paths.media(role, id, media) + search,
    /** Kept with the history entry by links that open an item. */
    mediaState: { ...opened, mediaHere: true },
    drawerState: { ...opened, drawerHere: true },
    keptState: opened,
    closeDrawer: () => {
      if (opened?.drawerHere) navigate(-1)
      else navigate({ pathname: page, search: drawerAt(null) }, { ...stay, replace: true })
    },
    showMedia: (media: number) =>
      navigate(paths.media(role, id, media) + search, { ...stay, replace: true, state: opened }),
    closeMedia: () => {
      if (opened?.mediaHere) navigate(-1)
      else navigate({ pathname: page, search }, { ...stay, replace: true })
    },
  }
}
