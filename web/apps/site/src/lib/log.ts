/** A failure that visitors are not told in this way: for whoever looks into the console. */
export function logFailure(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification asks for failures to be logged.
  console.error(error)
}
