/** Something that Podium does and must not; ends the world. */
export class Violation extends Error {
  override name = 'Violation'
}
