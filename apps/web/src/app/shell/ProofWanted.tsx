import { proof, useIsActWaiting } from '../../client/index.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'

const ProofDialog = lazyDialog(() => import('../../features/identity/ProofDialog.tsx'))

/** The place of the dialog that asks for the password again before a serious act: a page left open on a desk does none. */
export function ProofWanted() {
  if (!useIsActWaiting(proof)) return null
  return <ProofDialog onProven={() => proof.answer(true)} onClose={() => proof.answer(false)} />
}
