import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { useFormats } from '../language/formats.ts'
import { netOf, ownWallet } from './ownWallet.ts'
import { usePhrases } from '../language/phrases.ts'
import { useHydrated } from '../rendering/useHydrated.ts'
import { useNavigate } from '../../router/index.ts'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { HeartIcon, TagIcon } from '../../ui/icons/signs.tsx'
import { missingOf } from './missingCredits.ts'
import { returnPath, type ReturnPath } from '../navigation/returnPath.ts'

/** The path on which the signed-in user goes on after buying credits; null when nothing was left for them. */
export function useReturnPath(): ReturnPath | null {
  const { user } = useSession()
  return useHydrated() ? returnPath.of(user?.id) : null
}

/** Tells a buyer in the store what the credits are for, how many are missing, and the way back. */
export function ShopNote() {
  const target = useReturnPath()
  return target && <Missing target={target} />
}

function Missing({ target }: { target: ReturnPath }) {
  const t = usePhrases(shortfallPhrases)[target.what]
  const { number } = useFormats()
  const { data: wallet } = useQuery(ownWallet)
  if (!wallet) return null
  const missing = missingOf(netOf(wallet), target.credits)
  return (
    <Notice
      icon={target.what === 'support' ? <HeartIcon /> : <TagIcon />}
      tone={missing > 0 ? 'info' : 'success'}
      role="status"
    >
      <span className="two-ends">
        {missing > 0 ? t.missing(number(missing), target.name) : t.enough(target.name)}
        <BackLink target={target} size="small" />
      </span>
    </Notice>
  )
}

interface OnwardProps {
  target: ReturnPath
  /** The payment that has come, by its id. */
  paid: string
}

/**
 * Leads on, after paying, with what the credits were bought for. Of the payment whose buyer was told so
 * before ordering it follows by itself; where all of it was chosen it is done at once.
 */
export function Onward({ target, paid }: OnwardProps) {
  return (
    <>
      {target.atOnce && target.boughtBy === paid && <GoesOn target={target} />}
      <OnwardLink target={target} />
    </>
  )
}

function GoesOn({ target: { path, atOnce } }: { target: ReturnPath }) {
  const navigate = useNavigate()
  const hasGone = useRef(false)
  const goOn = useEffectEvent(() => {
    if (hasGone.current) return
    hasGone.current = true
    returnPath.forget()
    navigate(path, { replace: true, state: atOnce })
  })
  useEffect(() => goOn(), [])
  return null
}

function OnwardLink({ target }: { target: ReturnPath }) {
  const t = usePhrases(shortfallPhrases)
  const { number } = useFormats()
  const { path, atOnce, credits, name } = target
  if (!atOnce) return <BackLink target={target} isMain />
  return (
    <LinkButton
      to={path}
      state={atOnce}
      variant="primary"
      onClick={returnPath.forget}
      data-autofocus
    >
      {t.offer(number(credits), name)}
    </LinkButton>
  )
}

interface BackProps {
  target: ReturnPath
  size?: 'small'
  isMain?: boolean
}

function BackLink({ target, size, isMain = false }: BackProps) {
  const t = usePhrases(shortfallPhrases)[target.what]
  return (
    <LinkButton
      to={target.path}
      state={target.state}
      variant={isMain ? 'primary' : 'secondary'}
      {...(size && { size })}
      onClick={returnPath.forget}
      data-autofocus={isMain || undefined}
    >
      {t.back(target.name)}
    </LinkButton>
  )
}
