import { agreementsPhrases } from '@podium/phrases/agreements'
import { titled } from '../shared/navigation/head.ts'
import { idIn } from '../shared/profiles/profileRead.ts'
import { useParams } from '../router/index.ts'
import { AgreementScreen } from '../features/agreements/AgreementScreen.tsx'
import { loadAgreement } from '../features/agreements/queries.ts'
import { lazyDialog } from '../shared/rendering/lazyWithPreload.tsx'
import { Agreeing } from './parts/Agreeing.tsx'

const Writing = lazyDialog(() => import('./parts/Writing.tsx'))

export const loader = loadAgreement

export const handle = titled(agreementsPhrases, (t) => t.title)

export function Component() {
  const { id } = useParams()
  return (
    <Agreeing>
      <AgreementScreen
        id={idIn(id)}
        writing={(to, onClose) => <Writing to={to} onClose={onClose} />}
      />
    </Agreeing>
  )
}
