import { postWalletTransaction } from '@podium/contract/wallet'
import { membersOf, type Somebody } from '../cast.ts'
import { type Act, by, type Turn } from './stage.ts'

/** The admin gives somebody credits, or takes some. */
export const adjust: Act = async (turn) => {
  const { chance, stage } = turn
  const credits = chance.oneIn(4) ? -50 * (1 + chance.below(4)) : 100 * (1 + chance.below(6))
  await give(turn, chance.pick(membersOf(stage.cast)), credits)
}

/** The admin gives somebody so many credits. */
export async function give(turn: Turn, { id }: Somebody, creditsNumber: number): Promise<void> {
  const { stage, key } = turn
  const body = { userId: id, creditsNumber, description: 'Simulation' }
  const heard = await stage.calls.make(
    by(turn, stage.cast.admin),
    postWalletTransaction,
    { body },
    { key },
  )
  if (heard.done) stage.books.gifts.push({ to: id, credits: creditsNumber })
}
