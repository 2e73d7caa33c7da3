/** Two, so that the database works on one while its answers to the other are sent on. */
const mostUnderWay = 2
/** So many wait for each other at most. */
const mostTogether = 16

interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Answers what several ask at the same time by one question for all of them. Whoever asks alone waits for
 * nobody; while two questions are under way the next ones gather behind them. A question leaves when all
 * have asked whom it is for, so no answer is older than its asking.
 */
export class Together<Question, Answer> {
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
      if (this.#underWay < mostUnderWay) void this.#leave()
    })
  }

  async #leave(): Promise<void> {
    this.#underWay += 1
    while (this.#waiting.length > 0) {
      const asked = this.#waiting.splice(0, mostTogether)
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
