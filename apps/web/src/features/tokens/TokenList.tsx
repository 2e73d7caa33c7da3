import { useQueryClient } from '@tanstack/react-query'
import type { AccessToken } from '@podium/contract/tokens'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { shellPhrases } from '@podium/phrases/shell'
import { tokensPhrases } from '@podium/phrases/tokens'
import { call } from '../../client/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { tokensRead } from './queries.ts'
import styles from './tokens.module.css'

/** The tokens that work, and behind a press those that are over. */
export function TokenList({ tokens }: { tokens: readonly AccessToken[] }) {
  const t = usePhrases(tokensPhrases)
  const running = tokens.filter(({ state }) => state === 'RUNNING')
  const past = tokens.filter(({ state }) => state !== 'RUNNING')
  return (
    <>
      {running.length === 0 && <p className={styles.lead}>{t.none}</p>}
      {running.length > 0 && <Rows tokens={running} label={t.running} />}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{t.past}</summary>
          <Rows tokens={past} label={t.past} />
        </details>
      )}
    </>
  )
}

function Rows({ tokens, label }: { tokens: readonly AccessToken[]; label: string }) {
  return (
    <ul role="list" className={styles.rows} aria-label={label}>
      {tokens.map((token) => (
        <Row key={token.id} token={token} />
      ))}
    </ul>
  )
}

function Row({ token }: { token: AccessToken }) {
  const t = usePhrases(tokensPhrases)
  const names = usePhrases(delegationsPhrases).scopes
  const { moment } = useFormats()
  const { name, ending, scopes, state, lastUsedAt, version } = token
  return (
    <li className={styles.token}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{t.ending(ending)}</p>
        {state === 'RUNNING' && <End token={token} />}
      </div>
      <p className={styles.facts}>
        {useHowItStands(token)}
        <br />
        {lastUsedAt ? t.used(moment(lastUsedAt)) : t.unused} · {t.version(version)}
      </p>
      <ul role="list" className={styles.scopes} aria-label={t.may}>
        {scopes.map((scope) => (
          <li key={scope}>{names[scope].name}</li>
        ))}
      </ul>
    </li>
  )
}

function useHowItStands({ state, createdAt, expiresAt, endedAt }: AccessToken): string {
  const t = usePhrases(tokensPhrases)
  const { date } = useFormats()
  const made = t.made(date(createdAt))
  if (state === 'RUNNING') return `${made}, ${t.until(date(expiresAt))}`
  return `${made} · ${t.over[state](date(state === 'ENDED' && endedAt ? endedAt : expiresAt))}`
}

/** Ends a token: one tap, and one to confirm. */
function End({ token: { id, name } }: { token: AccessToken }) {
  const t = usePhrases(tokensPhrases)
  const { close: closeLabel } = usePhrases(shellPhrases)
  const queryClient = useQueryClient()
  const dialog = useDialog(`end-token-${id}`)
  const { isBusy, run } = useAct(async () => {
    const { endToken } = await import('@podium/contract/tokens')
    await call(endToken, { params: { id } })
    dialog.close()
    await queryClient.invalidateQueries(tokensRead)
    toast.success(t.confirm.done)
  })
  return (
    <>
      <Button size="small" onClick={dialog.open} aria-label={t.endLabel(name)}>
        {t.end}
      </Button>
      {dialog.isOpen && (
        <ConfirmDialog
          title={t.confirm.title(name)}
          confirmLabel={t.end}
          cancelLabel={t.confirm.cancel}
          closeLabel={closeLabel}
          busy={isBusy}
          onConfirm={run}
          onClose={dialog.close}
          danger
        >
          <p>{t.confirm.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
