import { postWalletTransaction } from '@podium/contract/wallet'
import { membersOf } from '../cast.ts'
import { type Act, by } from './stage.ts'

/** The admin gives somebody credits, or takes some. */
export const adjust: Act = async (turn) => {
  const { stage, chance, key } = turn
  const { id } = chance.pick(membersOf(stage.cast))
  const creditsNumber = chance.oneIn(4) ? -50 * (1 + chance.below(4)) : 100 * (1 + chance.below(6))
  const body = { userId: id, creditsNumber, description: 'Simulation' }
  const heard = await stage.calls.make(
    by(turn, stage.cast.admin),
    postWalletTransaction,
    { body },
    { key },
  )
  if (heard.done) stage.books.gifts.push({ to: id, credits: creditsNumber })
}
