import { paths } from '@podium/contract/paths'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** What a mailed link shows once nothing is behind it any more. */
export function LinkGone({ texts: t }: { texts: { gone: string; home: string } }) {
  return (
    <>
      <Notice tone="danger">{t.gone}</Notice>
      <LinkButton to={paths.index()} wide>
        {t.home}
      </LinkButton>
    </>
  )
}
