import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { readOffer } from '@podium/contract/delegations'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Reply } from '@podium/contract/route'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { actForSelf } from '../../client/acting.ts'
import { call, Refusal, useSession } from '../../client/index.ts'
import { useNavigate, useParams } from '../../router/index.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { BecomeMember } from '../../shared/session/BecomeMember.tsx'
import { LinkGone } from '../../shared/session/LinkGone.tsx'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import part from '../../shared/settings/part.module.css'
import { delegationsKey, offerRead } from './queries.ts'
import { ScopeList } from './ScopeList.tsx'

type Offer = Reply<typeof readOffer>

/** What is behind the link of an offer: by whom, for what, until when, and the way to take it (`delegation.offer`). */
export function OfferLink() {
  const t = usePhrases(delegationsPhrases).link
  const { token = '' } = useParams()
  const { user, acting, isKnown } = useSession()
  const { data, isError } = useQuery({ ...offerRead(token), retry: false })
  if (isError) return <LinkGone texts={t} />
  if (!data || !isKnown) return <Skeleton shape="block" height="24rem" />
  return (
    <>
      <Terms offer={data} />
      <Answer secret={token} offer={data} user={acting?.actor ?? user} />
    </>
  )
}

function Terms({ offer }: { offer: Offer }) {
  const t = usePhrases(delegationsPhrases).link
  const { date } = useFormats()
  const { kind, scopes, principal, endsAt, offeredUntil } = offer
  return (
    <>
      <p>
        {t.lead(personName(principal))} {t.kinds[kind]}
      </p>
      <h2 className={part.subtitle}>{t.may}</h2>
      <ScopeList scopes={scopes} label={t.may} />
      <p>{t.rest}</p>
      <p>
        {endsAt ? t.until(date(endsAt)) : t.untilEnded} {t.offeredUntil(date(offeredUntil))}
      </p>
    </>
  )
}

interface AnswerProps {
  secret: string
  offer: Offer
  user: ReturnType<typeof useSession>['user']
}

function Answer({ secret, offer, user }: AnswerProps) {
  const t = usePhrases(delegationsPhrases).link
  if (!user) return <BecomeMember texts={t} />
  if (user.role === 'ADMIN') return <Notice>{t.admin}</Notice>
  if (user.protected) return <Notice>{t.underAge}</Notice>
  if (user.id === offer.principal.id) {
    return (
      <>
        <Notice>{t.own}</Notice>
        <LinkButton to={paths.settings({ part: 'delegates' })} wide>
          {t.toSettings}
        </LinkButton>
      </>
    )
  }
  return <Accept secret={secret} name={personName(offer.principal)} />
}

function Accept({ secret, name }: { secret: string; name: string }) {
  const t = usePhrases(delegationsPhrases).link
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<'forbidden' | 'gone' | null>(null)
  const { isBusy, run } = useAct(async () => {
    try {
      const { claimDelegation } = await import('@podium/contract/delegations')
      await call(claimDelegation, { body: { secret } })
    } catch (error) {
      const known = whyNot(error)
      if (!known) throw error
      return setRefusal(known)
    }
    await queryClient.invalidateQueries({ queryKey: delegationsKey })
    toast.success(t.done(name))
    // The settings that list it are of who accepted, not of whom they act for.
    actForSelf()
    navigate(paths.settings({ part: 'acting' }), { replace: true })
  })
  if (refusal === 'gone') return <LinkGone texts={t} />
  return (
    <>
      {refusal && (
        <Notice tone="danger" role="alert">
          {t.forbidden}
        </Notice>
      )}
      <Button variant="primary" size="large" wide busy={isBusy} onClick={run}>
        {t.accept}
      </Button>
      <LinkButton to={paths.home()} wide>
        {t.not}
      </LinkButton>
    </>
  )
}

/** Why an offer cannot be taken; null for what is told like anything that goes wrong. */
function whyNot(error: unknown): 'forbidden' | 'gone' | null {
  if (!(error instanceof Refusal)) return null
  if (error.has('forbidden')) return 'forbidden'
  return error.has('invalidToken') ? 'gone' : null
}
