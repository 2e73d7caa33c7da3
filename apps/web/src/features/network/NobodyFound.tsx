import { networkPhrases } from '@podium/phrases/network'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { usePublicConfig } from '../../app/publicConfig.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { isFiltered, wordsOf, type Search } from './search.ts'

/** Nobody there: for these words, with these filters, or in the whole network; and the way on. */
export function NobodyFound({ search }: { search: Search }) {
  const t = usePhrases(networkPhrases).empty
  const { slug } = usePublicConfig()
  const words = wordsOf(search)
  if (!isFiltered(search)) {
    return (
      <EmptyState
        title={t.titleAll}
        text={t.textAll}
        action={
          <LinkButton to={paths.signUp} variant="primary">
            {t.join}
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t.title}
      text={words ? t.forQuery(words) : t.forFilters}
      action={
        <LinkButton to={paths.network(slug)} replace preventScrollReset>
          {t.reset}
        </LinkButton>
      }
    />
  )
}
