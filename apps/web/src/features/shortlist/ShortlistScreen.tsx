import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Shortlisted } from '@podium/contract/shortlist'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import { sportPhrases } from '@podium/phrases/sports'
import { Link, useSearchParams } from '../../router/index.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { nearDayInside } from '../../shared/rendering/nearMoment.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { Tabs } from '../../ui/actions/Tabs.tsx'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { BookmarkIcon, PencilIcon, SearchIcon } from '../../ui/icons/signs.tsx'
import { EyeOffIcon, TrashIcon } from '../../ui/icons/workSigns.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { shortlistPageSize, shortlistRead, shortlistSorts } from './queries.ts'
import { useTakeOff } from './useTakeOff.ts'
import rows from '../../shared/lists/rows.module.css'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './shortlist.module.css'

const NoteDialog = lazyDialog(() => import('./NoteDialog.tsx'))

/** The athletes whom the user has in mind, with their notes (`shortlist.own`). */
export function ShortlistScreen() {
  const t = usePhrases(shortlistPhrases)
  const [query] = useSearchParams()
  const sort = shortlistSorts.find((one) => one === query.get('sort')) ?? 'since'
  return (
    <Page gap={2} width="text">
      <PageTitle
        lead={t.lead}
        actions={
          <LinkButton size="small" to={paths.savedSearches()} icon={<SearchIcon />}>
            {t.searches}
          </LinkButton>
        }
      >
        {t.title}
      </PageTitle>
      <PagedList<Shortlisted>
        read={shortlistRead(sort)}
        pageSize={shortlistPageSize}
        couldNotLoad={t.couldNotLoad}
        waiting={<Skeleton shape="block" height="16rem" />}
        empty={<Nobody />}
        above={
          <Tabs
            label={t.sort}
            tabs={shortlistSorts.map((one) => ({ to: at(one), label: t.sorts[one] }))}
            current={at(sort)}
            replace
            preventScrollReset
          />
        }
        pages={t.pages}
      >
        {(list) => <Entries list={list} />}
      </PagedList>
    </Page>
  )
}

function at(sort: string): string {
  return paths.shortlist({ sort: sort === 'since' ? undefined : sort })
}

function Nobody() {
  const t = usePhrases(shortlistPhrases).none
  const { slug } = usePublicConfig()
  return (
    <EmptyState
      icon={<BookmarkIcon />}
      title={t.title}
      text={t.text}
      way={{ to: paths.network({ slug, type: 'ATHLETE' }), label: t.action }}
    />
  )
}

function Entries({ list }: { list: Shortlisted[] }) {
  const t = usePhrases(shortlistPhrases)
  const writing = useDialogAbout<Shortlisted>('shortlist-note')
  const taking = useDialogAbout<Shortlisted>('shortlist-off')
  const nameOf = ({ person }: Shortlisted) => personName(person) || t.gone
  return (
    <>
      <ul role="list" className={rows.list} aria-label={t.title}>
        {list.map((entry) => (
          <Entry
            key={entry.person.id}
            entry={entry}
            name={nameOf(entry)}
            onNote={() => writing.open(entry)}
            onOff={() => taking.open(entry)}
          />
        ))}
      </ul>
      {writing.subject && (
        <NoteDialog
          userId={writing.subject.person.id}
          name={nameOf(writing.subject)}
          note={writing.subject.note}
          onClose={writing.close}
        />
      )}
      {taking.subject && (
        <TakeOffDialog
          userId={taking.subject.person.id}
          name={nameOf(taking.subject)}
          onClose={taking.close}
        />
      )}
    </>
  )
}

interface EntryProps {
  entry: Shortlisted
  name: string
  onNote: () => void
  onOff: () => void
}

function Entry({ entry: { person, sport, note, addedAt }, name, onNote, onOff }: EntryProps) {
  const t = usePhrases(shortlistPhrases)
  const sports = usePhrases(sportPhrases)
  const { language } = usePreferences()
  const { id, role, avatar, visible } = person
  const act = note ? t.write.change : t.write.add
  return (
    <li className={styles.entry}>
      {visible ? (
        <Avatar userId={id} role={role} sport={sport} src={avatar.main} name={name} />
      ) : (
        <span className={rows.sign}>
          <EyeOffIcon />
        </span>
      )}
      <div className={rows.words}>
        {visible ? (
          <Link to={paths.athlete({ id })} className={rows.name}>
            {name}
          </Link>
        ) : (
          <span className={rows.name}>{name}</span>
        )}
        <small>
          <Facts
            of={[
              visible ? sport && sports[sport] : t.goneText,
              t.since(nearDayInside(language, addedAt)),
            ]}
          />
        </small>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.acts}>
        <Button size="small" icon={<PencilIcon />} aria-label={`${act}: ${name}`} onClick={onNote}>
          {act}
        </Button>
        <IconButton size="small" label={t.removeLabel(name)} icon={<TrashIcon />} onClick={onOff} />
      </div>
    </li>
  )
}

interface TakeOffProps {
  userId: number
  name: string
  onClose: () => void
}

function TakeOffDialog({ onClose, ...whom }: TakeOffProps) {
  const t = usePhrases(shortlistPhrases)
  const { isBusy, run } = useTakeOff(whom, onClose)
  return (
    <ConfirmDialog
      title={t.removeTitle}
      confirmLabel={t.remove}
      cancelLabel={t.keep}
      busy={isBusy}
      onConfirm={run}
      onClose={onClose}
      danger
    >
      <p>{t.removeText}</p>
    </ConfirmDialog>
  )
}
