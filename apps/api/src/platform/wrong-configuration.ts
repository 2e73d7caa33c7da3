/** Something outside is set so that Podium must not start; the message says what and how to mend it. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration'
}
