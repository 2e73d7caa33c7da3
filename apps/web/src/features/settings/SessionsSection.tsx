import { useQueryClient } from '@tanstack/react-query'
import type { Session } from '@podium/contract/settings'
import { deviceWords } from '@podium/phrases/devices'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useNearMoment } from '../../shared/rendering/useNearMoment.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { call } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import { sessionsRead } from './queries.ts'
import part from '../../shared/settings/part.module.css'
import styles from './settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { useAct } from '../../shared/forms/useAct.ts'

/** Where one is signed in, each ended with one click. */
export function SessionsSection() {
  const t = usePhrases(settingsPhrases).sessions
  const [sessions, instead] = useRead(sessionsRead, t.couldNotLoad, 4)
  return (
    <SettingsSection id="sessions" lead={t.lead}>
      {instead}
      {sessions && (
        <>
          <ul role="list" className={styles.rows}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length > 1 ? <EndOthers /> : <p className={part.lead}>{t.alone}</p>}
        </>
      )}
    </SettingsSection>
  )
}

function SessionRow({ session }: { session: Session }) {
  const t = usePhrases(settingsPhrases).sessions
  const moment = useNearMoment()
  const { language } = usePreferences()
  const device = deviceWords(language, session.userAgent)
  const { id, current, createdAt, lastUsedAt, ip } = session
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <p className={styles.rowTitle}>
          {device} {current && <Badge tone="success">{t.here}</Badge>}
        </p>
        <p className={styles.rowText}>
          <Facts
            of={[t.lastUsed(moment(lastUsedAt)), `${t.since(moment(createdAt))} ${t.address(ip)}`]}
          />
        </p>
      </div>
      {!current && <EndOne id={id} device={device} />}
    </li>
  )
}

function EndOne({ id, device }: { id: number; device: string }) {
  const t = usePhrases(settingsPhrases).sessions
  const queryClient = useQueryClient()
  const { isBusy, run } = useAct(async () => {
    const { endOneSession } = await import('@podium/contract/settings')
    try {
      await call(endOneSession, { params: { id } })
    } finally {
      // It may have ended elsewhere.
      await queryClient.invalidateQueries(sessionsRead)
    }
  }, t.ended)
  return (
    <Button size="small" busy={isBusy} onClick={run} aria-label={t.endLabel(device)}>
      {t.end}
    </Button>
  )
}

function EndOthers() {
  const t = usePhrases(settingsPhrases).sessions
  const queryClient = useQueryClient()
  const { isBusy, run } = useAct(async () => {
    const { endOtherSessions } = await import('@podium/contract/settings')
    await call(endOtherSessions)
    await queryClient.invalidateQueries(sessionsRead)
  }, t.othersEnded)
  return (
    <Button busy={isBusy} onClick={run} className={part.act}>
      {t.endOthers}
    </Button>
  )
}
