import { useState, type SubmitEvent } from 'react'
import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../router/index.ts'
import { searchLength } from '@podium/contract/search-words'
import { shellPhrases } from '@podium/phrases/shell'
import { useOpenedPage } from '../../shared/navigation/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { NothingMissing } from '../../shared/rendering/PartMissing.tsx'
import { SearchIcon } from '../../ui/icons/BarIcons.tsx'
import styles from './SearchBox.module.css'

const Suggestions = lazyWithPreload(() => import('../../features/network/SearchSuggestions.tsx'), {
  Missing: NothingMissing,
})

/** Leads to the network with what was typed; shows the search of the network page when that is open. */
export function SearchBox() {
  const t = usePhrases(shellPhrases)
  const { slug } = usePublicConfig()
  const navigate = useNavigate()
  const { id, params } = useOpenedPage()
  const shown = params.q ?? ''
  const [draft, setDraft] = useState({ of: shown, text: shown })
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  const text = draft.of === shown ? draft.text : shown
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    navigate(paths.network({ slug, q: text.trim() }))
  }
  return (
    <form
      role="search"
      aria-label={t.bar.quickSearch}
      className={styles.box}
      data-page={id}
      action={paths.network({ slug })}
      onSubmit={submit}
    >
      <SearchIcon className={styles.icon} />
      <input
        ref={setBox}
        type="search"
        name="q"
        className={styles.input}
        aria-label={t.bar.search}
        placeholder={t.bar.searchSubmit}
        maxLength={searchLength.max}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setDraft({ of: shown, text: event.target.value })}
      />
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {t.bar.searchSubmit}
      </button>
      {box && text !== shown && <Suggestions box={box} text={text} />}
    </form>
  )
}
