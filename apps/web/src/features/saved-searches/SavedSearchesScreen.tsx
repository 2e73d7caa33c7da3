import { useQueryClient } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import type { SavedSearch } from '@podium/contract/saved-searches'
import { savedSearchesPhrases } from '@podium/phrases/saved-searches'
import { call } from '../../client/index.ts'
import { Link } from '../../router/index.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { BookmarkIcon, MailIcon, SearchIcon } from '../../ui/icons/signs.tsx'
import { TrashIcon } from '../../ui/icons/workSigns.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { savedSearchesRead } from './queries.ts'
import rows from '../../shared/lists/rows.module.css'
import styles from './searches.module.css'
import { useSearchWords } from './useSearchWords.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'

/** The searches that the user saved: each shows whom it finds now, and can be deleted (`searches.saved`). */
export function SavedSearchesScreen() {
  const t = usePhrases(savedSearchesPhrases)
  const { slug } = usePublicConfig()
  return (
    <Page gap={2} width="text">
      <PageTitle
        lead={t.lead}
        actions={
          <LinkButton size="small" to={paths.network({ slug })} icon={<SearchIcon />}>
            {t.add}
          </LinkButton>
        }
      >
        {t.title}
      </PageTitle>
      <Searches />
    </Page>
  )
}

function Searches() {
  const t = usePhrases(savedSearchesPhrases)
  const [data, instead] = useRead(savedSearchesRead, t.couldNotLoad, '16rem')
  const deleting = useDialogAbout<SavedSearch>('delete-search')
  if (!data) return instead
  return (
    <>
      {data.length === 0 ? (
        <NoSearch />
      ) : (
        <ul role="list" className={rows.list} aria-label={t.title}>
          {data.map((search) => (
            <Saved key={search.id} saved={search} onDelete={() => deleting.open(search)} />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <LinkButton
          size="small"
          variant="quiet"
          to={paths.settings({ part: 'notifications' })}
          icon={<MailIcon />}
        >
          {t.mail}
        </LinkButton>
        <LinkButton size="small" variant="quiet" to={paths.shortlist()} icon={<BookmarkIcon />}>
          {t.shortlist}
        </LinkButton>
      </div>
      {deleting.subject && <DeleteDialog saved={deleting.subject} onClose={deleting.close} />}
    </>
  )
}

function NoSearch() {
  const t = usePhrases(savedSearchesPhrases).none
  const { slug } = usePublicConfig()
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t.title}
      text={t.text}
      way={{ to: paths.network({ slug }), label: t.action }}
    />
  )
}

function Saved({ saved, onDelete }: { saved: SavedSearch; onDelete: () => void }) {
  const t = usePhrases(savedSearchesPhrases)
  const wordsOf = useSearchWords()
  const { name, search, link, planNeeded } = saved
  return (
    <li className={styles.saved}>
      <div className={rows.words}>
        {planNeeded ? (
          <strong>{name}</strong>
        ) : (
          <Link to={link} className={rows.name}>
            {name}
          </Link>
        )}
        <small>
          <Facts of={wordsOf(search)} />
        </small>
        {planNeeded && (
          <p className={styles.plan}>
            <Badge tone="turn">{t.planNeeded}</Badge> {t.planText}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {planNeeded ? (
          <LinkButton size="small" to={paths.credits({ tab: 'plans' })}>
            {t.plans}
          </LinkButton>
        ) : (
          <LinkButton size="small" to={link} aria-label={t.showLabel(name)}>
            {t.show}
          </LinkButton>
        )}
        <IconButton
          size="small"
          label={t.deleteLabel(name)}
          icon={<TrashIcon />}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

function DeleteDialog({
  saved: { id, name },
  onClose,
}: {
  saved: SavedSearch
  onClose: () => void
}) {
  const t = usePhrases(savedSearchesPhrases)
  const queryClient = useQueryClient()
  const confirm = async () => {
    const { deleteSavedSearch } = await import('@podium/contract/saved-searches')
    try {
      await call(deleteSavedSearch, { params: { id } })
      toast.success(t.deleted)
    } finally {
      // It may have been deleted in another window.
      onClose()
      await queryClient.invalidateQueries({ queryKey: savedSearchesRead.queryKey })
    }
  }
  return (
    <ConfirmDialog
      title={t.deleteTitle(name)}
      confirmLabel={t.delete}
      cancelLabel={t.keep}
      onConfirm={confirm}
      onClose={onClose}
      danger
    >
      <p>{t.deleteText}</p>
    </ConfirmDialog>
  )
}
