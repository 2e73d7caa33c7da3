/** Batches under way: two, so that the database works on one while its answers to the other are sent on. */
const mostAtOnce = 2
/** Most questions of one batch. */
const mostInBatch = 16

interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Answers questions that are asked at the same time in batches. One that comes alone waits for no other;
 * while two batches are under way the next questions gather behind them. A batch leaves when all of its
 * questions have been asked, so no answer is older than its question.
 */
export class Batcher<Question, Answer> {
  readonly #answerAll: (questions: Question[]) => Promise<readonly Answer[]>
  readonly #waiting: Waiting<Question, Answer>[] = []
  #underWay = 0

  /** `answerAll` answers each question at its place; where it fails, it fails for all of them. */
  constructor(answerAll: (questions: Question[]) => Promise<readonly Answer[]>) {
    this.#answerAll = answerAll
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject })
      if (this.#underWay < mostAtOnce) void this.#send()
    })
  }

  async #send(): Promise<void> {
    this.#underWay += 1
    while (this.#waiting.length > 0) {
      const asked = this.#waiting.splice(0, mostInBatch)
      try {
        const answers = await this.#answerAll(asked.map(({ question }) => question))
        for (const [at, { resolve }] of asked.entries()) resolve(answers[at] as Answer)
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
    }
    this.#underWay -= 1
  }
}
