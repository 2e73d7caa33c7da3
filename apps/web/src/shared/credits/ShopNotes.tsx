import { useQuery } from '@tanstack/react-query'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { useFormats } from '../language/formats.ts'
import { ownWallet } from './ownWallet.ts'
import { usePhrases } from '../language/phrases.ts'
import { useHydrated } from '../rendering/useHydrated.ts'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { HeartIcon, TagIcon } from '../../ui/icons/signs.tsx'
import { missingOf } from './missingCredits.ts'
import styles from './ShopNotes.module.css'
import { returnPath, type ReturnPath } from '../navigation/returnPath.ts'

/** What the signed-in person left to buy credits for; null when nothing. */
export function useLeft(): ReturnPath | null {
  const { user } = useSession()
  return useHydrated() ? returnPath.of(user?.id) : null
}

/** In the store: what the credits are for, how many are missing, and the way back. */
export function ShopNote() {
  const left = useLeft()
  return left && <Missing left={left} />
}

function Missing({ left }: { left: ReturnPath }) {
  const t = usePhrases(shortfallPhrases)[left.what]
  const { number } = useFormats()
  const { data: wallet } = useQuery(ownWallet)
  if (!wallet) return null
  const missing = missingOf(wallet.available, left.credits)
  return (
    <Notice
      icon={left.what === 'support' ? <HeartIcon /> : <TagIcon />}
      tone={missing > 0 ? 'info' : 'success'}
      role="status"
    >
      <span className={styles.note}>
        {missing > 0 ? t.missing(number(missing), left.name) : t.enough(left.name)}
        <BackLink left={left} size="small" />
      </span>
    </Notice>
  )
}

/** After paying: on with what the credits were bought for. */
export function OnwardLink({ left }: { left: ReturnPath }) {
  return <BackLink left={left} isMain />
}

interface BackProps {
  left: ReturnPath
  size?: 'small'
  isMain?: boolean
}

function BackLink({ left, size, isMain = false }: BackProps) {
  const t = usePhrases(shortfallPhrases)[left.what]
  return (
    <LinkButton
      to={left.path}
      variant={isMain ? 'primary' : 'secondary'}
      {...(size && { size })}
      onClick={returnPath.forget}
      data-autofocus={isMain || undefined}
    >
      {t.back(left.name)}
    </LinkButton>
  )
}
