import { useQuery } from '@tanstack/react-query'
import { tokensPhrases } from '@podium/phrases/tokens'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { tokensRead } from './queries.ts'
import { TokenDialog } from './TokenDialog.tsx'
import { TokenList } from './TokenList.tsx'
import part from '../../shared/settings/part.module.css'

/** The access tokens of a member, and the way to make one (`tokens.made`). */
export function TokensPart() {
  const t = usePhrases(tokensPhrases)
  const [data, instead] = useRead(tokensRead, t.couldNotLoad, 12)
  const making = useDialog('make-token')
  if (!data) return instead
  return (
    <>
      <p className={part.lead}>{t.lead}</p>
      <TokenList tokens={data.list} />
      <Button
        variant={data.list.length === 0 ? 'primary' : 'secondary'}
        className={part.act}
        onClick={making.open}
      >
        {t.form.title}
      </Button>
      <p className={part.facts}>
        <a href="/api/docs">{t.docs}</a> {t.docsTail}
      </p>
      {making.isOpen && <TokenDialog onClose={making.close} />}
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
