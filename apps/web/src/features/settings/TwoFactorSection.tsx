import { useEffect, useRef } from 'react'
import type { Account } from '@podium/contract/settings'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { proveAgain, useSession } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { LostFactorNotice } from './LostFactorNotice.tsx'
import { NewCodesDialog } from './NewCodesDialog.tsx'
import { accountRead } from './queries.ts'
import part from '../../shared/settings/part.module.css'
import styles from './settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { TurnOffDialog } from './TurnOffDialog.tsx'
import { TurnOnDialog } from './TurnOnDialog.tsx'

/** With fewer recovery codes than this one is reminded to make new ones. */
const fewCodes = 4

/** A code from an app besides the password. */
export function TwoFactorSection() {
  const t = usePhrases(settingsPhrases)
  const [account, instead] = useRead(accountRead, t.couldNotLoad, 1)
  const turnOn = useDialog('turn-on-two-factor')
  const { user } = useSession()
  useFocusBack(turnOn.isOpen)
  const close = () => {
    turnOn.close()
    // Turning it on where it is demanded opens everything else.
    if (user?.twoFactorDemanded) void proveAgain()
  }
  return (
    <SettingsSection
      id="two-factor"
      lead={t.twoFactor.lead}
      state={account && <State isOn={account.twoFactor} />}
    >
      {instead}
      {account?.twoFactor && <On account={account} />}
      {account?.twoFactor === false && <Off account={account} open={turnOn.open} />}
      {turnOn.isOpen && <TurnOnDialog onClose={close} />}
    </SettingsSection>
  )
}

function State({ isOn }: { isOn: boolean }) {
  const t = usePhrases(settingsPhrases).twoFactor
  return <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? t.on : t.off}</Badge>
}

function Off({ account, open }: { account: Account; open: () => void }) {
  const t = usePhrases(settingsPhrases).twoFactor
  return (
    <>
      {account.twoFactorDemanded && <Notice tone="danger">{t.demanded}</Notice>}
      <Button
        variant={account.twoFactorDemanded ? 'primary' : 'secondary'}
        onClick={open}
        className={part.act}
      >
        {t.turnOn}
      </Button>
    </>
  )
}

function On({ account }: { account: Account }) {
  const { recoveryCodesLeft, twoFactorStays, twoFactorEndsAt } = account
  const t = usePhrases(settingsPhrases).twoFactor
  const newCodes = useDialog('new-recovery-codes')
  const turnOff = useDialog('turn-off-two-factor')
  return (
    <>
      {twoFactorEndsAt && <LostFactorNotice endsAt={twoFactorEndsAt} />}
      <p>
        {t.codesLeft(recoveryCodesLeft)} {recoveryCodesLeft < fewCodes && t.fewCodes}
      </p>
      {twoFactorStays && <p>{t.end.refused}</p>}
      <div className={styles.acts}>
        <Button onClick={newCodes.open}>{t.newCodes}</Button>
        {!twoFactorStays && <Button onClick={turnOff.open}>{t.turnOff}</Button>}
      </div>
      {newCodes.isOpen && <NewCodesDialog onClose={newCodes.close} />}
      {turnOff.isOpen && <TurnOffDialog onClose={turnOff.close} />}
    </>
  )
}

/** The button that opened the dialog is gone once it is on: the focus goes to the section's title. */
function useFocusBack(isOpen: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed || document.activeElement !== document.body) return
    document.getElementById('two-factor-title')?.focus()
  }, [isOpen])
}
