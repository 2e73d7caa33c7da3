import { useState } from 'react'
import { textLimits } from '@podium/contract/limits'
import { personName } from '@podium/contract/person-name'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { afterReceiving } from '../../../shared/credits/missingCredits.ts'
import { netOf } from '../../../shared/credits/ownWallet.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Credits } from '../../../ui/surfaces/Credits.tsx'
import { useDecided } from '../frame/useAct.ts'
import type { UserInFull } from './userInFull.ts'
import styles from './users.module.css'

interface Props {
  user: UserInFull
  onClose: () => void
}

type Action = 'GIVE_CREDITS' | 'TAKE_CREDITS'

/** Gives credits or takes them, and says what will be left before it is done (`wallet.transfer`). */
export function CreditsDialog({ user, onClose }: Props) {
  const t = usePhrases(adminUsersPhrases).transfer
  const { number } = useFormats()
  const transfer = useTransfer(user, onClose)
  const { action, setAction, typed, setTyped, description, setDescription, credits, after } =
    transfer
  const { form } = transfer
  const confirm = action === 'GIVE_CREDITS' ? t.confirmGive : t.confirmTake
  return (
    <FormDialog
      title={t.title(personName(user))}
      form={form}
      submit={credits === 0 ? t.confirm : confirm(number(credits))}
      disabled={credits === 0 || after < 0 || description.trim() === ''}
      onClose={onClose}
    >
      <ChoiceField<Action>
        label={t.action}
        name="action"
        value={action}
        onValue={setAction}
        choices={[
          { value: 'GIVE_CREDITS', label: t.give },
          { value: 'TAKE_CREDITS', label: t.take },
        ]}
      />
      <TextField
        label={t.number}
        name="creditsNumber"
        inputMode="numeric"
        autoComplete="off"
        required
        data-autofocus
        maxLength={9}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
      />
      <TextField
        label={t.description}
        hint={t.descriptionHint}
        name="description"
        required
        maxLength={textLimits.creditDescription}
        aside={<small>{t.left(textLimits.creditDescription - description.length)}</small>}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <Balance user={user} after={after} />
    </FormDialog>
  )
}

function useTransfer(user: UserInFull, onClose: () => void) {
  const t = usePhrases(adminUsersPhrases).transfer
  const keyFor = useIdempotencyKey(`credits ${user.id}`)
  const [action, setAction] = useState<Action>('GIVE_CREDITS')
  const [typed, setTyped] = useState('')
  const [description, setDescription] = useState('')
  const credits = Number(typed)
  const isGiven = action === 'GIVE_CREDITS'
  const signed = isGiven ? credits : -credits
  const body = { userId: user.id, creditsNumber: signed, description }
  const form = useContractForm({
    route: () => import('@podium/contract/wallet').then((wallet) => wallet.postWalletTransaction),
    input: () => ({ body }),
    keyFor,
    done: t.done,
    onDone: useDecided(onClose).onDone,
  })
  const wallet = user.wallet ?? { available: 0, debt: 0 }
  const after = isGiven ? afterReceiving(netOf(wallet), credits) : wallet.available - credits
  return {
    ...form,
    action,
    setAction,
    typed,
    setTyped,
    description,
    setDescription,
    credits,
    after,
  }
}

/** What they can spend now, and afterwards. */
function Balance({ user: { wallet }, after }: { user: UserInFull; after: number }) {
  const t = usePhrases(adminUsersPhrases).transfer
  const { number } = useFormats()
  if (!wallet) return null
  return (
    <>
      <dl className={styles.balance}>
        <div>
          <dt>{t.now}</dt>
          <dd>
            <Credits value={number(wallet.available)} unit={t.unit} />
          </dd>
        </div>
        <div>
          <dt>{t.after}</dt>
          <dd>
            <span role="status">
              <Credits value={number(after)} unit={t.unit} />
              {after < 0 && <span className={styles.below}> {t.below}</span>}
            </span>
          </dd>
        </div>
      </dl>
      {wallet.reserved > 0 && <p className="quiet">{t.reserved(number(wallet.reserved))}</p>}
      {wallet.held > 0 && <p className="quiet">{t.held(number(wallet.held))}</p>}
      {wallet.debt > 0 && <p className="quiet">{t.debt(number(wallet.debt))}</p>}
    </>
  )
}
