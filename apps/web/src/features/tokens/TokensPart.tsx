import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CreatedToken } from '@podium/contract/tokens'
import { tokensPhrases } from '@podium/phrases/tokens'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { tokensRead } from './queries.ts'
import { TokenForm } from './TokenForm.tsx'
import { TokenList } from './TokenList.tsx'
import part from '../../shared/settings/part.module.css'
import { SecretDialog } from '../../shared/settings/SecretDialog.tsx'

/** The access tokens of a member, and the way to make one (`tokens.made`). */
export function TokensPart() {
  const t = usePhrases(tokensPhrases)
  const [data, instead] = useRead(tokensRead, t.couldNotLoad, 12)
  const [made, setMade] = useState<CreatedToken | null>(null)
  if (!data) return instead
  return (
    <>
      <p className={part.lead}>
        {t.lead} <a href="/api/docs">{t.docs}</a> {t.docsTail}
      </p>
      <TokenList tokens={data.list} />
      <TokenForm onMade={setMade} />
      {made && <SecretDialog texts={t.shown} secret={made.token} onClose={() => setMade(null)} />}
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
