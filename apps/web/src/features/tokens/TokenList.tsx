import { useQueryClient } from '@tanstack/react-query'
import type { AccessToken } from '@podium/contract/tokens'
import { tokensPhrases } from '@podium/phrases/tokens'
import { call } from '../../client/index.ts'
import { ConfirmedAct } from '../../shared/dialogs/ConfirmedAct.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { tokensRead } from './queries.ts'
import part from '../../shared/settings/part.module.css'
import { ChosenScopes } from '../../shared/settings/ScopeBoxes.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './tokens.module.css'

/** The tokens that work, and behind a press those that are over. */
export function TokenList({ tokens }: { tokens: readonly AccessToken[] }) {
  const t = usePhrases(tokensPhrases)
  const running = tokens.filter(({ state }) => state === 'RUNNING')
  const past = tokens.filter(({ state }) => state !== 'RUNNING')
  return (
    <>
      {running.length === 0 && <p className={part.lead}>{t.none}</p>}
      {running.length > 0 && <Rows tokens={running} label={t.running} />}
      {past.length > 0 && (
        <details className={part.folded}>
          <summary>{t.past}</summary>
          <Rows tokens={past} label={t.past} />
        </details>
      )}
    </>
  )
}

function Rows({ tokens, label }: { tokens: readonly AccessToken[]; label: string }) {
  return (
    <ul role="list" className={part.rows} aria-label={label}>
      {tokens.map((token) => (
        <Row key={token.id} token={token} />
      ))}
    </ul>
  )
}

function Row({ token }: { token: AccessToken }) {
  const t = usePhrases(tokensPhrases)
  const { moment } = useFormats()
  const { name, ending, scopes, state, lastUsedAt, version } = token
  return (
    <li className={part.row}>
      <div className={styles.head}>
        <p className={part.name}>{name}</p>
        <p className={part.facts}>{t.ending(ending)}</p>
        {state === 'RUNNING' && <End token={token} />}
      </div>
      <p className={part.facts}>
        <Facts of={useHowItStands(token)} />
        <Facts of={[lastUsedAt ? t.used(moment(lastUsedAt)) : t.unused, t.version(version)]} />
      </p>
      <ChosenScopes scopes={scopes} label={t.may} />
    </li>
  )
}

function useHowItStands({ state, createdAt, expiresAt, endedAt }: AccessToken): string[] {
  const t = usePhrases(tokensPhrases)
  const { date } = useFormats()
  const made = t.made(date(createdAt))
  if (state === 'RUNNING') return [t.until(date(expiresAt)), made]
  return [made, t.over[state](date(state === 'ENDED' && endedAt ? endedAt : expiresAt))]
}

/** Ends a token: one tap, and one to confirm. */
function End({ token: { id, name } }: { token: AccessToken }) {
  const t = usePhrases(tokensPhrases)
  const queryClient = useQueryClient()
  const end = async (close: () => void) => {
    const { endToken } = await import('@podium/contract/tokens')
    await call(endToken, { params: { id } })
    close()
    await queryClient.invalidateQueries(tokensRead)
    toast.success(t.confirm.done)
  }
  return (
    <ConfirmedAct
      name={`end-token-${id}`}
      button={{ size: 'small', 'aria-label': t.endLabel(name), children: t.end }}
      title={t.confirm.title(name)}
      confirmLabel={t.end}
      cancelLabel={t.confirm.cancel}
      act={end}
      danger
    >
      <p>{t.confirm.text}</p>
    </ConfirmedAct>
  )
}
