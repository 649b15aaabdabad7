/**
 * @param place begins the message of a mistake: a file, a row of it
 * @param read reads what stands there
 * @throws Error with the place, a colon and the reason
 */
export function within<Value>(place: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
