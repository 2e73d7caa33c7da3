import { shellPhrases } from '@podium/phrases/shell'
import { LinkButton } from '../ui/actions/Button.tsx'
import { paths } from './paths.ts'
import { usePhrases } from './phrases.ts'
import { usePublicConfig } from './publicConfig.tsx'
import { WaySign } from './WaySign.tsx'

/** What is shown for an address nothing is at. */
export function NotFoundScreen() {
  const t = usePhrases(shellPhrases)
  const { slug } = usePublicConfig()
  return (
    <WaySign figure="404" title={t.pageNotFound.title} text={t.pageNotFound.text}>
      <LinkButton to={paths.index} variant="primary">
        {t.returnHome}
      </LinkButton>
      <LinkButton to={paths.network(slug)}>{t.pageNotFound.network}</LinkButton>
    </WaySign>
  )
}
