/**
 * A loader of several that read at the same time; what the first of them throws is thrown. Also what one
 * throws before it returns: in a plain list nothing would handle the rejections of the others.
 */
export function parallel<Input>(...loaders: ((input: Input) => unknown)[]) {
  return (input: Input): Promise<unknown> => Promise.all(loaders.map(async (load) => load(input)))
}
