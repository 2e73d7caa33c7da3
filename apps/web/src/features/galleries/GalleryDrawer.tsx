import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Media } from '@podium/contract/galleries'
import { refusalName } from '@podium/contract/refusals'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { galleryPagePhrases } from '@podium/phrases/gallery-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Tabs } from '../../ui/actions/Tabs.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { inTab, tabs, type Tab } from './media.ts'
import { MediaActions } from './MediaActions.tsx'
import { MediaTile } from './MediaTile.tsx'
import { galleryRead, type GalleryOwner } from './queries.ts'
import { UploadZone } from './UploadZone.tsx'
import { useGalleryPlace } from './useGalleryPlace.ts'
import styles from './GalleryDrawer.module.css'

interface Props {
  owner: GalleryOwner
  name: string
  mayFill: boolean
  tab: Tab
}

/** The whole gallery at the side of the page, in tabs; its owner fills it here (`gallery.links`). */
export default function GalleryDrawer({ owner, name, mayFill, tab }: Props) {
  const t = usePhrases(galleriesPhrases)
  const page = usePhrases(galleryPagePhrases)
  const queryClient = useQueryClient()
  const { closeDrawer } = useGalleryPlace(owner)
  const refresh = () => void queryClient.invalidateQueries(galleryRead(owner))
  return (
    <Dialog
      title={mayFill ? page.title : t.of(name)}
      onClose={closeDrawer}
      className={styles.drawer}
    >
      <div className={styles.content}>
        {mayFill && <UploadZone onArrived={refresh} />}
        <GalleryTabs owner={owner} tab={tab} />
        <Items owner={owner} tab={tab} />
      </div>
    </Dialog>
  )
}

function GalleryTabs({ owner, tab }: Pick<Props, 'owner' | 'tab'>) {
  const t = usePhrases(galleriesPhrases).tabs
  const { data } = useQuery(galleryRead(owner))
  const { tabAddress, keptState } = useGalleryPlace(owner)
  return (
    <Tabs
      label={t.label}
      current={tabAddress(tab)}
      tabs={tabs.map((one) => ({
        to: tabAddress(one),
        label: t[one],
        count: String(inTab(data?.list ?? [], one).length),
      }))}
      state={keptState}
      replace
      preventScrollReset
    />
  )
}

function Items({ owner, tab }: Pick<Props, 'owner' | 'tab'>) {
  const t = usePhrases(galleriesPhrases)
  const [data, instead] = useRead(galleryRead(owner), t.couldNotLoad, <Skeletons />)
  if (!data) return instead
  const shown = inTab(data.list, tab)
  if (shown.length === 0) return <p className={styles.none}>{t.none[tab]}</p>
  return (
    <ul role="list" className={styles.items}>
      {shown.map((item) => (
        <li key={item.id} className={styles.item}>
          <MediaTile
            {...{ owner, item }}
            at={data.list.indexOf(item)}
            {...(item.state === 'FAILED' && whyFailed(item, t))}
          />
          {item.abilities.edit && <MediaActions owner={owner} item={item} />}
        </li>
      ))}
    </ul>
  )
}

function Skeletons() {
  return (
    <div className={styles.items} aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <Skeleton key={one} shape="block" className={styles.skeleton} />
      ))}
    </div>
  )
}

function whyFailed({ errorCode }: Media, t: (typeof galleriesPhrases)['en']): { why?: string } {
  const name = errorCode === null ? undefined : refusalName(errorCode)
  if (name === 'cannotParseThumbnail') return { why: t.unreadable }
  return name === 'cannotLocateThumbnail' ? { why: t.noPicture } : {}
}
