import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CreatedToken } from '@podium/contract/tokens'
import { shellPhrases } from '@podium/phrases/shell'
import { tokensPhrases } from '@podium/phrases/tokens'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { NewToken } from './NewToken.tsx'
import { tokensRead } from './queries.ts'
import { TokenForm } from './TokenForm.tsx'
import { TokenList } from './TokenList.tsx'
import styles from './tokens.module.css'

/** The access tokens of a member, and the way to make one (`tokens.made`). */
export function TokensPart() {
  const t = usePhrases(tokensPhrases)
  const { retry } = usePhrases(shellPhrases)
  const { data, isError, isFetching, refetch } = useQuery(tokensRead)
  const [made, setMade] = useState<CreatedToken | null>(null)
  if (!data && isError) {
    return (
      <LoadError
        message={t.couldNotLoad}
        retryLabel={retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <SkeletonText lines={12} />
  return (
    <>
      <p className={styles.lead}>
        {t.lead} <a href="/api/docs">{t.docs}</a> {t.docsTail}
      </p>
      <TokenList tokens={data.list} />
      <TokenForm onMade={setMade} />
      {made && <NewToken token={made.token} onClose={() => setMade(null)} />}
    </>
  )
}

/** How many tokens work, in a word; nothing until it is known. */
export function TokensNow() {
  const t = usePhrases(tokensPhrases)
  const { data } = useQuery(tokensRead)
  if (!data) return undefined
  const count = data.list.filter(({ state }) => state === 'RUNNING').length
  return count > 0 ? t.short(count) : t.shortNone
}
