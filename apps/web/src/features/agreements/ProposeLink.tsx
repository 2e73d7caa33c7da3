import type { ComponentProps } from 'react'
import { paths } from '@podium/contract/paths'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { useSession } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { PlusIcon } from '../../ui/icons/signs.tsx'

type Props = Pick<ComponentProps<typeof LinkButton>, 'size' | 'variant'> & {
  /** The heading beside it says what is proposed, and a phone has no room for more on its line. */
  short?: boolean
}

/** A guardian proposes for who is protected. */
export function ProposeLink({ variant = 'primary', short = false, ...look }: Props) {
  const t = usePhrases(agreementsPhrases)
  const { user } = useSession()
  if (user?.protected) return null
  return (
    <LinkButton
      {...look}
      to={paths.newAgreement()}
      variant={variant}
      icon={short ? undefined : <PlusIcon />}
      aria-label={t.propose}
    >
      {short ? t.form.send : t.propose}
    </LinkButton>
  )
}
