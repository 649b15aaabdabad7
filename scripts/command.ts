/**
 * Runs the body of a command. What goes wrong is told in its own words: a stack trace of the command helps nobody.
 * @param body the command; a promise is waited for
 */
export async function command(body: () => unknown): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
