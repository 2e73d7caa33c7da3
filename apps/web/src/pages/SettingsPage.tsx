import { settingsPhrases } from '@podium/phrases/settings'
import { NotFound, type LoaderInput } from '../shared/navigation/index.ts'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { useSession } from '../client/index.ts'
import { ActingPart } from '../features/delegations/ActingPart.tsx'
import { DecisionsNow, DecisionsPart } from '../features/decisions/DecisionsPart.tsx'
import { ActingNow, DelegatesNow, DelegatesPart } from '../features/delegations/DelegatesPart.tsx'
import { GuardianshipNow, GuardianshipPart } from '../features/guardianship/GuardianshipPart.tsx'
import { LegalLink } from '../features/legal/LegalLink.tsx'
import { BlockedPeople } from '../features/messages/BlockedPeople.tsx'
import { WhoMayWrite, WhoMayWriteNow } from '../features/messages/WhoMayWrite.tsx'
import { NotificationChoices } from '../features/notifications/NotificationChoices.tsx'
import { DevicePush } from '../features/push/DevicePush.tsx'
import { partIn, partTitles } from '../features/settings/parts.ts'
import { loadAccount } from '../features/settings/queries.ts'
import { SettingsScreen, SettingsSkeleton } from '../features/settings/SettingsScreen.tsx'
import { RegisterNow, RegisterPart } from '../features/registers/RegisterPart.tsx'
import { TokensNow, TokensPart } from '../features/tokens/TokensPart.tsx'
import { TraderNow, TraderPart } from '../features/traders/TraderPart.tsx'
import { WebhooksNow, WebhooksPart } from '../features/webhooks/WebhooksPart.tsx'

export async function loader(input: LoaderInput): Promise<void> {
  const { part } = input.params
  if (part && !partIn(part)) throw new NotFound()
  await loadAccount(input)
}

export const handle: PageHandle = {
  head: ({ language, params }) => {
    const { title } = settingsPhrases[language]
    const part = partIn(params.part)
    return { title: part ? `${partTitles(language)[part]} · ${title}` : title }
  },
}

const partsOfMembers = {
  messages: {
    value: <WhoMayWriteNow />,
    part: (
      <>
        <WhoMayWrite />
        <BlockedPeople />
      </>
    ),
  },
  tokens: { value: <TokensNow />, part: <TokensPart /> },
  delegates: { value: <DelegatesNow />, part: <DelegatesPart /> },
  acting: { value: <ActingNow />, part: <ActingPart /> },
  guardian: { value: <GuardianshipNow />, part: <GuardianshipPart /> },
  webhooks: { value: <WebhooksNow />, part: <WebhooksPart /> },
  decisions: { value: <DecisionsNow />, part: <DecisionsPart /> },
}

const manager = { register: { value: <RegisterNow />, part: <RegisterPart /> } }
const seller = { trader: { value: <TraderNow />, part: <TraderPart /> } }

export function Component() {
  const { user } = useSession()
  const isMember = user?.role !== 'ADMIN'
  return (
    <RequireSession scope="MESSAGES" placeholder={<SettingsSkeleton />}>
      <SettingsScreen
        termsLink={(text, version) => (
          <LegalLink kind="terms" {...(version && { version })}>
            {text}
          </LegalLink>
        )}
        notifications={
          <>
            <DevicePush />
            <NotificationChoices />
          </>
        }
        members={
          isMember
            ? {
                ...partsOfMembers,
                ...(user?.role === 'SPONSOR' && seller),
                ...(user?.role === 'MANAGER' && manager),
              }
            : {}
        }
      />
    </RequireSession>
  )
}
